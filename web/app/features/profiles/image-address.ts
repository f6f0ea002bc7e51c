import type { ImageFormat, ImageWidth } from "@vesper/contract/images";

// As the contract has them, without the schemas that come along: those would weigh a fifth of the home page.
const widths: readonly ImageWidth[] = [320, 640, 1280];
export const formats: readonly ImageFormat[] = ["avif", "webp"];

export const addressOf = (id: string, width: ImageWidth, format: ImageFormat) =>
  `/media/${id}/${width}.${format}`;

/** Every width of a picture, as the `srcset` of a source says it. */
export const sourcesOf = (id: string, format: ImageFormat) =>
  widths.map((width) => `${addressOf(id, width, format)} ${width}w`).join(", ");
