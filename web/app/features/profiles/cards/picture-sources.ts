import { imageAddress, type ImageFormat, imageWidths } from "@vesper/contract/image-address";

/** Every width of a picture, as the `srcset` of a source says it. */
export const sourcesOf = (id: string, format: ImageFormat) =>
  imageWidths.map((width) => `${imageAddress(id, width, format)} ${width}w`).join(", ");
