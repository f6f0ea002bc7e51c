import type { VideoFormat } from "./worker/video.ts";

export type Kind = { mediaType: "image" } | { mediaType: "video"; format: VideoFormat };

const hasBytesAt = (bytes: Uint8Array, at: number, ...expected: number[]) =>
  expected.every((byte, index) => bytes[at + index] === byte);
const toCharCodes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

const isContainer = (bytes: Uint8Array) => hasBytesAt(bytes, 4, ...toCharCodes("ftyp"));

/**
 * Recognizes HEIF images. Phones write them, few other programs can read them, and they use the same container as
 * videos.
 */
export const isHeifImage = (bytes: Uint8Array) =>
  isContainer(bytes) &&
  ["hei", "hev", "mif", "msf", "avi"].some((brand) => hasBytesAt(bytes, 8, ...toCharCodes(brand)));

/** Detects the type of a file from its bytes; its name and declared type are ignored. */
export function findKind(bytes: Uint8Array): Kind | null {
  const isJpeg = hasBytesAt(bytes, 0, 0xff, 0xd8, 0xff);
  const isPng = hasBytesAt(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const isWebp = hasBytesAt(bytes, 0, ...toCharCodes("RIFF")) && hasBytesAt(bytes, 8, ...toCharCodes("WEBP"));
  if (isJpeg || isPng || isWebp) return { mediaType: "image" };
  if (isContainer(bytes) && !isHeifImage(bytes)) return { mediaType: "video", format: "mp4" };
  if (hasBytesAt(bytes, 0, 0x1a, 0x45, 0xdf, 0xa3)) return { mediaType: "video", format: "webm" };
  return null;
}
