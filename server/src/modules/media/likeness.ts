/**
 * Found by experiment: copies differ in 21 bits of 256 at most; of 200 drawings with the same few shapes in the same places
 * the two most alike in 27, all others in 45 and more.
 */
const farthest = 24;
const hashBytes = 32;
const bandBits = 16;

/** Place of the hash inside of a frame; before it the whole and its small cuts, after it larger cuts. */
const insideFrame = 10;

function hashesIn(fingerprint: Buffer): Buffer[] {
  const count = fingerprint.length / hashBytes;
  return Array.from({ length: count }, (_, at) => fingerprint.subarray(at * hashBytes, (at + 1) * hashBytes));
}

const isWhole = (at: number) => at === 0 || at === insideFrame;
const wholesIn = (fingerprint: Buffer) => hashesIn(fingerprint).filter((_, at) => isWhole(at));
const cutsIn = (fingerprint: Buffer) => hashesIn(fingerprint).filter((_, at) => !isWhole(at));

/** Seen in a mirror, every second wave across begins the other way round; upside down, every second one down. */
const mirror = (hash: Buffer) => Buffer.from(hash.map((byte) => byte ^ 0xaa));
const flip = (hash: Buffer) => Buffer.from(hash.map((byte, at) => ((at >> 1) & 1 ? byte ^ 0xff : byte)));

const waves = 16;
/** Across and down exchanged. */
function transpose(hash: Buffer): Buffer {
  const turned = Buffer.alloc(hashBytes);
  for (let bit = 0; bit < hashBytes * 8; bit += 1) {
    if (!((hash[bit >> 3] ?? 0) & (1 << (bit & 7)))) continue;
    const target = (bit % waves) * waves + Math.floor(bit / waves);
    turned[target >> 3] = (turned[target >> 3] ?? 0) | (1 << (target & 7));
  }
  return turned;
}

const mirrored = (hash: Buffer) => [hash, mirror(hash)];
const upsideDown = (hash: Buffer) => mirrored(flip(hash));
const onItsSide = (hash: Buffer) => [transpose(hash), flip(transpose(hash))].flatMap(mirrored);
/** Every way to turn and mirror a picture. */
const turns = (hash: Buffer) => [...mirrored(hash), ...upsideDown(hash), ...onItsSide(hash)];

const bitsIn = Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll("0", "").length);

function isNear(one: Buffer, other: Buffer): boolean {
  let apart = 0;
  for (let at = 0; at < hashBytes && apart <= farthest; at += 1) {
    apart += bitsIn[(one[at] ?? 0) ^ (other[at] ?? 0)] ?? 0;
  }
  return apart <= farthest;
}

/** Whether one is the other, scaled, compressed, written upon, turned, mirrored, framed or cut. */
export function isCopy(one: Buffer, other: Buffer): boolean {
  const isIn = (wholes: Buffer[], hashes: Buffer[]) =>
    wholes.flatMap(turns).some((whole) => hashes.some((hash) => isNear(whole, hash)));
  return isIn(wholesIn(one), hashesIn(other)) || isIn(wholesIn(other), hashesIn(one));
}

type Kind = "whole" | "part";

/** A piece of a hash, with its place, as one number that the database can look for. */
function bandsOf(hash: Buffer, kind: Kind): number[] {
  return Array.from({ length: hashBytes / 2 }, (_, band) => {
    const place = (kind === "whole" ? 0 : hashBytes / 2) + band;
    return (place << bandBits) | hash.readUInt16LE(band * 2);
  });
}

/** What a picture is filed under. */
export const filedUnder = (fingerprint: Buffer): number[] => [
  ...new Set(hashesIn(fingerprint).flatMap((hash, at) => bandsOf(hash, isWhole(at) ? "whole" : "part"))),
];

const withOneBitOff = (band: number) => [
  band,
  ...Array.from({ length: bandBits }, (_, bit) => band ^ (1 << bit)),
];

/**
 * What copies are filed under. Of 32 bits that differ some band has at most one, so that looking for each band with one
 * bit off misses no whole picture, mirrored or not. What is turned or cut is compared exactly, which misses none of those
 * that were measured.
 */
export function soughtUnder(fingerprint: Buffer): number[] {
  const [wholes, cuts] = [wholesIn(fingerprint), cutsIn(fingerprint)];
  return [
    ...new Set([
      ...wholes.flatMap(mirrored).flatMap((hash) => bandsOf(hash, "whole").flatMap(withOneBitOff)),
      ...wholes.flatMap(turns).flatMap((hash) => [...bandsOf(hash, "whole"), ...bandsOf(hash, "part")]),
      ...cuts.flatMap(mirrored).flatMap((hash) => bandsOf(hash, "whole")),
    ]),
  ];
}
