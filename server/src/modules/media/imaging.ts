import { imageFormats, imageWidths, type ImageFormat, type ImageWidth } from "@vesper/contract/image-address";
import sharp, { type Sharp } from "sharp";
import { Problem } from "#platform/problem.ts";

export interface Picture {
  width: number;
  height: number;
  colors: string[];
  files: { width: ImageWidth; format: ImageFormat; bytes: Buffer }[];
}

/** A bomb of a few kilobytes can hold far more than this. */
const mostPixels = 50_000_000;

const begins = (bytes: Uint8Array, at: number, ...expected: number[]) =>
  expected.every((byte, index) => bytes[at + index] === byte);

/** The bytes decide what a file is: neither its name nor what it is said to be. */
function isPicture(bytes: Uint8Array): boolean {
  const isJpeg = begins(bytes, 0, 0xff, 0xd8, 0xff);
  const isPng = begins(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const isWebp = begins(bytes, 0, 0x52, 0x49, 0x46, 0x46) && begins(bytes, 8, 0x57, 0x45, 0x42, 0x50);
  return isJpeg || isPng || isWebp;
}

/**
 * Decodes a picture once and makes every size of it anew: turned upright, without a place, a camera or anything
 * else that was hidden in the file.
 */
export async function developPicture(bytes: Uint8Array): Promise<Picture> {
  if (!isPicture(bytes)) throw new Problem("unsupported_media_type");
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels })
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Problem("unsupported_media_type");
    });
  const pixels = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  const files = [];
  for (const width of imageWidths) {
    const sized = pixels().resize({ width, withoutEnlargement: true });
    for (const format of imageFormats) {
      files.push({ width, format, bytes: await encode[format](sized.clone()).toBuffer() });
    }
  }
  return { width: info.width, height: info.height, colors: await gradientOf(pixels()), files };
}

// More effort makes either several times slower for a few percent.
const encode = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 2, chromaSubsampling: "4:2:0" }),
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 2 }),
};

/** Four colours from top to bottom: enough to know the picture by before it is there. */
async function gradientOf(image: Sharp): Promise<string[]> {
  const bytes = await image.resize(1, 4, { fit: "fill" }).raw().toBuffer();
  return [0, 3, 6, 9].map((at) => `#${bytes.subarray(at, at + 3).toString("hex")}`);
}
