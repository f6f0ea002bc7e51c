import {
  imageFormats,
  imageWidths,
  type ImageFormat,
  type ImageWidth,
} from "@vesper/contract/media/image-address";
import sharp, { type Sharp } from "sharp";
import { Problem } from "#platform/problem.ts";
import { findKind } from "../kinds.ts";
import { maxAvatarPixels, maxPixels } from "../picture-head.ts";
import { computeFingerprint, computeThoroughFingerprint } from "./fingerprint.ts";

export interface Picture {
  width: number;
  height: number;
  colors: string[];
  /** What it is known by when it comes again, changed a little; empty when it is too plain for that. */
  fingerprint: Buffer;
  files: { width: ImageWidth; format: ImageFormat; bytes: Buffer }[];
}

const createUnreadableProblem = () =>
  new Problem("unsupported_media_type", "This picture cannot be read. It may be damaged.");

/**
 * Decodes a picture once and makes every size of it anew: turned upright, without a place, a camera or anything
 * else that was hidden in the file.
 */
export async function processImage(bytes: Uint8Array): Promise<Picture> {
  if (findKind(bytes)?.mediaType !== "image") throw new Problem("unsupported_media_type");
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: Math.max(...imageWidths), withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw createUnreadableProblem();
    });
  const createPixelImage = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  const files = [];
  for (const width of imageWidths) {
    const sized = createPixelImage().resize({ width, withoutEnlargement: true });
    for (const format of imageFormats) {
      files.push({ width, format, bytes: await encoders[format](sized.clone()).toBuffer() });
    }
  }
  return {
    width: info.width,
    height: info.height,
    colors: await getGradient(createPixelImage()),
    fingerprint: await computeFingerprint(createPixelImage()),
    files,
  };
}

/** For a picture that was made before there were fingerprints. */
export const fingerprintPicture = (bytes: Uint8Array): Promise<Buffer> =>
  computeFingerprint(sharp(bytes, { limitInputPixels: maxPixels }));

/** For a picture that may not come back. */
export const fingerprintThoroughly = (bytes: Uint8Array): Promise<Buffer> =>
  computeThoroughFingerprint(sharp(bytes, { limitInputPixels: maxPixels }));

/** As large as it is shown anywhere, twice over for fine screens. */
const avatarSide = 320;

/** A small square of a picture, made anew like every other: nothing hidden in the file comes along. */
export async function processAvatar(bytes: Uint8Array): Promise<Buffer> {
  if (findKind(bytes)?.mediaType !== "image") throw new Problem("unsupported_media_type");
  const square = sharp(bytes, { limitInputPixels: maxAvatarPixels })
    .autoOrient()
    // Where the eye is drawn to: heads are seldom in the middle.
    .resize(avatarSide, avatarSide, { fit: "cover", position: sharp.strategy.attention })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb");
  return encoders
    .webp(square)
    .toBuffer()
    .catch(() => {
      throw createUnreadableProblem();
    });
}

const evidenceSide = 2000;

/** A picture that somebody has to read, made anew like every other. */
export async function processEvidence(bytes: Uint8Array): Promise<Buffer> {
  if (findKind(bytes)?.mediaType !== "image") throw new Problem("unsupported_media_type");
  return sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: evidenceSide, height: evidenceSide, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .webp({ quality: 82, effort: 2 })
    .toBuffer()
    .catch(() => {
      throw createUnreadableProblem();
    });
}

// Measured: AVIF with effort 2 takes four times as long for the same size and likeness.
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 1, chromaSubsampling: "4:2:0" }),
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 2 }),
};

/** Four colours from top to bottom: enough to know the picture by before it is there. */
async function getGradient(image: Sharp): Promise<string[]> {
  const bytes = await image.resize(1, 4, { fit: "fill" }).raw().toBuffer();
  return [0, 3, 6, 9].map((at) => `#${bytes.subarray(at, at + 3).toString("hex")}`);
}
