import type { VideoFormat } from "./worker/video.ts";

export type Kind = { mediaType: "image" } | { mediaType: "video"; format: VideoFormat };

const begins = (bytes: Uint8Array, at: number, ...expected: number[]) =>
  expected.every((byte, index) => bytes[at + index] === byte);
const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

const isContainer = (bytes: Uint8Array) => begins(bytes, 4, ...letters("ftyp"));

/** What phones write that few others can read, in the container of a video. */
export const isStill = (bytes: Uint8Array) =>
  isContainer(bytes) &&
  ["hei", "hev", "mif", "msf", "avi"].some((brand) => begins(bytes, 8, ...letters(brand)));

/** The bytes decide what a file is: neither its name nor what it is said to be. */
export function kindOf(bytes: Uint8Array): Kind | null {
  const isJpeg = begins(bytes, 0, 0xff, 0xd8, 0xff);
  const isPng = begins(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const isWebp = begins(bytes, 0, ...letters("RIFF")) && begins(bytes, 8, ...letters("WEBP"));
  if (isJpeg || isPng || isWebp) return { mediaType: "image" };
  if (isContainer(bytes) && !isStill(bytes)) return { mediaType: "video", format: "mp4" };
  if (begins(bytes, 0, 0x1a, 0x45, 0xdf, 0xa3)) return { mediaType: "video", format: "webm" };
  return null;
}
