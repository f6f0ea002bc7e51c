import { imageFormats, imageWidths, type ImageFormat, type ImageWidth } from "@vesper/contract/image-address";

interface ImageFile {
  width: ImageWidth;
  format: ImageFormat;
}

const nameOf = ({ width, format }: ImageFile) => `${width}.${format}`;

export const fileKey = (id: string, file: ImageFile) => `media/${id}/${nameOf(file)}`;

const files = new Map(
  imageWidths.flatMap((width) =>
    imageFormats.map((format): [string, ImageFile] => [nameOf({ width, format }), { width, format }]),
  ),
);

/** Which of our files a name means. */
export const fileOf = (name: string) => files.get(name);
