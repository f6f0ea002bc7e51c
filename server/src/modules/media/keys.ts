import type { ImageFormat, ImageWidth } from "@vesper/contract/images";

export const fileKey = (id: string, { width, format }: { width: ImageWidth; format: ImageFormat }) =>
  `media/${id}/${width}.${format}`;
