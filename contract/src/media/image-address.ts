/** The widths every picture is kept in, each as AVIF and as WebP. */
export const imageWidths = [320, 640, 1280] as const;
export type ImageWidth = (typeof imageWidths)[number];
export const imageFormats = ["avif", "webp"] as const;
export type ImageFormat = (typeof imageFormats)[number];

export const toVideoAddress = (id: string, format: "mp4" | "webm") => `/media/${id}/video.${format}`;

/** Where the file of a picture is. Apart from the schemas, because every page with a picture needs it. */
export const toImageAddress = (id: string, width: ImageWidth, format: ImageFormat) =>
  `/media/${id}/${width}.${format}`;
