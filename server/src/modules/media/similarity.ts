/**
 * Measured: copies differ in at most 21 of 256 bits. Among 200 drawings with the same few shapes in the same places,
 * the two most similar differ in 27 bits, all others in 45 or more.
 */
const maxDistance = 24;
const hashBytes = 32;
const bandBits = 16;

/**
 * Index of the hash for the area inside a frame. The hashes before it cover the whole picture and its small crops,
 * those after it larger crops.
 */
const framedHashIndex = 10;

function splitHashes(fingerprint: Buffer): Buffer[] {
  const count = fingerprint.length / hashBytes;
  return Array.from({ length: count }, (_, at) => fingerprint.subarray(at * hashBytes, (at + 1) * hashBytes));
}

const isWhole = (at: number) => at === 0 || at === framedHashIndex;
const getWholeHashes = (fingerprint: Buffer) => splitHashes(fingerprint).filter((_, at) => isWhole(at));
const getCutHashes = (fingerprint: Buffer) => splitHashes(fingerprint).filter((_, at) => !isWhole(at));

/** Mirroring negates every second horizontal wave; flipping upside down negates every second vertical one. */
const mirror = (hash: Buffer) => Buffer.from(hash.map((byte) => byte ^ 0xaa));
const flip = (hash: Buffer) => Buffer.from(hash.map((byte, at) => ((at >> 1) & 1 ? byte ^ 0xff : byte)));

const waveCount = 16;
/** Swaps the horizontal and vertical axes. */
function transpose(hash: Buffer): Buffer {
  const turned = Buffer.alloc(hashBytes);
  for (let bit = 0; bit < hashBytes * 8; bit += 1) {
    if (!((hash[bit >> 3] ?? 0) & (1 << (bit & 7)))) continue;
    const target = (bit % waveCount) * waveCount + Math.floor(bit / waveCount);
    turned[target >> 3] = (turned[target >> 3] ?? 0) | (1 << (target & 7));
  }
  return turned;
}

const addMirrored = (hash: Buffer) => [hash, mirror(hash)];
const getFlipped = (hash: Buffer) => addMirrored(flip(hash));
const getRotated = (hash: Buffer) => [transpose(hash), flip(transpose(hash))].flatMap(addMirrored);
/** Returns the hash of every rotation and reflection of a picture. */
const getOrientations = (hash: Buffer) => [...addMirrored(hash), ...getFlipped(hash), ...getRotated(hash)];

const bitCounts = Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll("0", "").length);

function isSimilar(one: Buffer, other: Buffer): boolean {
  let apart = 0;
  for (let at = 0; at < hashBytes && apart <= maxDistance; at += 1) {
    apart += bitCounts[(one[at] ?? 0) ^ (other[at] ?? 0)] ?? 0;
  }
  return apart <= maxDistance;
}

/**
 * Returns whether one picture is a copy of the other, even if it was scaled, compressed, drawn over, rotated,
 * mirrored, framed or cropped.
 */
export function isCopy(one: Buffer, other: Buffer): boolean {
  const hasMatch = (wholes: Buffer[], hashes: Buffer[]) =>
    wholes.flatMap(getOrientations).some((whole) => hashes.some((hash) => isSimilar(whole, hash)));
  return (
    hasMatch(getWholeHashes(one), splitHashes(other)) || hasMatch(getWholeHashes(other), splitHashes(one))
  );
}

type HashKind = "whole" | "part";

/** Splits a hash into bands. Each band and its position form one number that the database can index. */
function getBands(hash: Buffer, kind: HashKind): number[] {
  return Array.from({ length: hashBytes / 2 }, (_, band) => {
    const place = (kind === "whole" ? 0 : hashBytes / 2) + band;
    return (place << bandBits) | hash.readUInt16LE(band * 2);
  });
}

/** Returns the bands a picture is indexed under. */
export const getIndexBands = (fingerprint: Buffer): number[] => [
  ...new Set(splitHashes(fingerprint).flatMap((hash, at) => getBands(hash, isWhole(at) ? "whole" : "part"))),
];

const getNearbyBands = (band: number) => [
  band,
  ...Array.from({ length: bandBits }, (_, bit) => band ^ (1 << bit)),
];

/**
 * Returns the bands under which copies may be indexed. If two hashes differ in fewer than 32 bits, at least one band
 * differs in at most one bit. Searching each band with every single bit flipped therefore finds every copy of a
 * whole picture, mirrored or not. Rotated and cropped pictures are matched by exact bands, which found all copies
 * measured.
 */
export function getSearchBands(fingerprint: Buffer): number[] {
  const [wholes, cuts] = [getWholeHashes(fingerprint), getCutHashes(fingerprint)];
  return [
    ...new Set([
      ...wholes.flatMap(addMirrored).flatMap((hash) => getBands(hash, "whole").flatMap(getNearbyBands)),
      ...wholes
        .flatMap(getOrientations)
        .flatMap((hash) => [...getBands(hash, "whole"), ...getBands(hash, "part")]),
      ...cuts.flatMap(addMirrored).flatMap((hash) => getBands(hash, "whole")),
    ]),
  ];
}
