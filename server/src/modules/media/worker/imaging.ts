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
  /**
   * Perceptual hashes that recognize the picture when it is uploaded again with small changes; empty if it is too
   * plain.
   */
  fingerprint: Buffer;
  files: { width: ImageWidth; format: ImageFormat; bytes: Buffer }[];
}

export interface Logo {
  bytes: Uint8Array;
  width: number;
  height: number;
}

const createUnreadableProblem = () =>
  new Problem("unsupported_media_type", "We couldn’t read this photo. It may be damaged. Try another file.");

/** Decodes a picture once and re-encodes it in every size: upright, without location, camera or other metadata. */
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

/** Computes the fingerprint of a picture that predates fingerprints. */
export const fingerprintPicture = (bytes: Uint8Array): Promise<Buffer> =>
  computeFingerprint(sharp(bytes, { limitInputPixels: maxPixels }));

/** Computes the fingerprint of a picture to be blocked. */
export const fingerprintThoroughly = (bytes: Uint8Array): Promise<Buffer> =>
  computeThoroughFingerprint(sharp(bytes, { limitInputPixels: maxPixels }));

/** Twice the largest size it is shown at, for high-density screens. */
const avatarSide = 320;

/** Re-encodes a picture as a small square, without metadata. */
export async function processAvatar(bytes: Uint8Array): Promise<Buffer> {
  if (findKind(bytes)?.mediaType !== "image") throw new Problem("unsupported_media_type");
  const square = sharp(bytes, { limitInputPixels: maxAvatarPixels })
    .autoOrient()
    // Crops to the area that draws the eye: heads are seldom in the middle.
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

/** Twice the largest size it is shown at, for high-density screens. */
const logoSize = { width: 480, height: 96 };

/** Re-encodes a logo without metadata; transparent parts stay transparent. */
export async function processLogo(bytes: Uint8Array): Promise<Logo> {
  if (findKind(bytes)?.mediaType !== "image") throw new Problem("unsupported_media_type");
  const { data, info } = await sharp(bytes, { limitInputPixels: maxAvatarPixels })
    .autoOrient()
    .resize({ ...logoSize, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .webp({ quality: 90, effort: 4 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw createUnreadableProblem();
    });
  return { bytes: data, width: info.width, height: info.height };
}

const evidenceSide = 2000;

/** Re-encodes a picture without metadata, large enough for an admin to read. */
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

// Measured: AVIF with effort 2 would take four times as long, for the same size and similarity.
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 1, chromaSubsampling: "4:2:0" }),
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 2 }),
};

/** Returns four colors from top to bottom, a placeholder until the picture has loaded. */
async function getGradient(image: Sharp): Promise<string[]> {
  const bytes = await image.resize(1, 4, { fit: "fill" }).raw().toBuffer();
  return [0, 3, 6, 9].map((at) => `#${bytes.subarray(at, at + 3).toString("hex")}`);
}
