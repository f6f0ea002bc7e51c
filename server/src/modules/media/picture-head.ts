import { Problem } from "#platform/problem.ts";
import { isHeifImage, findKind } from "./kinds.ts";

interface PictureSize {
  width: number;
  height: number;
}

/** A decompression bomb of a few kilobytes can declare far more pixels than this. */
export const maxPixels = 50_000_000;
/** Fits a phone's “12 megapixels”, which are 4032 × 3024. */
export const maxAvatarPixels = 12_500_000;

const createUnreadableProblem = () =>
  new Problem("unsupported_media_type", "We couldn’t read this photo. It may be damaged. Try another file.");

/** Refuses files that are not pictures or are too large. Reads only the first bytes, without decoding. */
export function enforcePicture(head: Buffer, pixels = maxPixels): void {
  if (findKind(head)?.mediaType === "image") return enforcePixels(head, pixels);
  throw new Problem(
    "unsupported_media_type",
    isHeifImage(head)
      ? "HEIC and AVIF photos aren’t supported. Save the photo as a JPEG and upload that."
      : "Please choose a JPEG, PNG or WebP file.",
  );
}

export function enforcePixels(head: Buffer, pixels = maxPixels): void {
  const size = findPictureSize(head);
  if (!size || size.width === 0 || size.height === 0) throw createUnreadableProblem();
  if (size.width * size.height <= pixels) return;
  throw new Problem("validation_error", "This photo is too large. Save a smaller copy and upload that.", {
    details: [`file: must be at most ${Math.floor(pixels / 1_000_000)} megapixels`],
  });
}

/** Reads width and height from the header of a JPEG, PNG or WebP. */
export function findPictureSize(head: Buffer): PictureSize | null {
  if (head.length < 30) return null;
  if (head[0] === 0xff) return findJpegSize(head);
  return head[0] === 0x89 ? findPngSize(head) : findWebpSize(head);
}

function findPngSize(head: Buffer): PictureSize | null {
  if (head.toString("latin1", 12, 16) !== "IHDR") return null;
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

function findWebpSize(head: Buffer): PictureSize | null {
  switch (head.toString("latin1", 12, 16)) {
    case "VP8X":
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    case "VP8L": {
      const bits = head.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8 ":
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
    default:
      return null;
  }
}

/** The markers that carry a size: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const [startOfScan, endOfImage] = [0xda, 0xd9];

/** Goes from segment to segment. Skips stray bytes between them, as decoders do. */
function findJpegSize(head: Buffer): PictureSize | null {
  for (let at = head.indexOf(0xff, 2); at >= 0 && at + 9 <= head.length; at = head.indexOf(0xff, at)) {
    const marker = head.readUInt8(at + 1);
    if (isFrame(marker)) return { width: head.readUInt16BE(at + 7), height: head.readUInt16BE(at + 5) };
    if (marker === startOfScan || marker === endOfImage) return null;
    if (marker === 0xff) at += 1;
    else at += marker === 0 || hasNoLength(marker) ? 2 : 2 + Math.max(2, head.readUInt16BE(at + 2));
  }
  return null;
}
