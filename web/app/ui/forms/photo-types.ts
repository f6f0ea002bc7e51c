/** Photo types that the server can process; pickers offer only these, so that a phone converts its photos itself. */
export const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;

/** Some browsers report no type for these, so the extension decides as well. */
export const isHeic = ({ name, type }: Pick<File, "name" | "type">) =>
  /^image\/(heic|heif|avif)/.test(type) || /\.(heic|heif|avif)$/i.test(name);

export const heicMessage = "HEIC and AVIF photos aren’t supported. Save the photo as a JPEG and upload that.";
