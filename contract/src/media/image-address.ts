/** Widths in which every picture is stored, each as AVIF and WebP. */
export const imageWidths = [320, 640, 1280] as const;
export type ImageWidth = (typeof imageWidths)[number];
export const imageFormats = ["avif", "webp"] as const;
export type ImageFormat = (typeof imageFormats)[number];

export const toVideoAddress = (id: string, format: "mp4" | "webm") => `/media/${id}/video.${format}`;

/**
 * Returns the URL of a picture file. The function is kept apart from the schemas, because every page with a picture
 * needs it.
 */
export const toImageAddress = (id: string, width: ImageWidth, format: ImageFormat) =>
  `/media/${id}/${width}.${format}`;
