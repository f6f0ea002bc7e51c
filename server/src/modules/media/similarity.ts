/**
 * Found by experiment: copies differ in 21 bits of 256 at most; of 200 drawings with the same few shapes in the same places
 * the two most alike in 27, all others in 45 and more.
 */
const maxDistance = 24;
const hashBytes = 32;
const bandBits = 16;

/** Place of the hash inside of a frame; before it the whole and its small cuts, after it larger cuts. */
const framedHashIndex = 10;

function splitHashes(fingerprint: Buffer): Buffer[] {
  const count = fingerprint.length / hashBytes;
  return Array.from({ length: count }, (_, at) => fingerprint.subarray(at * hashBytes, (at + 1) * hashBytes));
}

const isWhole = (at: number) => at === 0 || at === framedHashIndex;
const getWholeHashes = (fingerprint: Buffer) => splitHashes(fingerprint).filter((_, at) => isWhole(at));
const getCutHashes = (fingerprint: Buffer) => splitHashes(fingerprint).filter((_, at) => !isWhole(at));

/** Seen in a mirror, every second wave across begins the other way round; upside down, every second one down. */
const mirror = (hash: Buffer) => Buffer.from(hash.map((byte) => byte ^ 0xaa));
const flip = (hash: Buffer) => Buffer.from(hash.map((byte, at) => ((at >> 1) & 1 ? byte ^ 0xff : byte)));

const waveCount = 16;
/** Across and down exchanged. */
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
/** Every way to turn and mirror a picture. */
const getOrientations = (hash: Buffer) => [...addMirrored(hash), ...getFlipped(hash), ...getRotated(hash)];

const bitCounts = Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll("0", "").length);

function isSimilar(one: Buffer, other: Buffer): boolean {
  let apart = 0;
  for (let at = 0; at < hashBytes && apart <= maxDistance; at += 1) {
    apart += bitCounts[(one[at] ?? 0) ^ (other[at] ?? 0)] ?? 0;
  }
  return apart <= maxDistance;
}

/** Whether one is the other, scaled, compressed, written upon, turned, mirrored, framed or cut. */
export function isCopy(one: Buffer, other: Buffer): boolean {
  const hasMatch = (wholes: Buffer[], hashes: Buffer[]) =>
    wholes.flatMap(getOrientations).some((whole) => hashes.some((hash) => isSimilar(whole, hash)));
  return (
    hasMatch(getWholeHashes(one), splitHashes(other)) || hasMatch(getWholeHashes(other), splitHashes(one))
  );
}

type HashKind = "whole" | "part";

/** A piece of a hash, with its place, as one number that the database can look for. */
function getBands(hash: Buffer, kind: HashKind): number[] {
  return Array.from({ length: hashBytes / 2 }, (_, band) => {
    const place = (kind === "whole" ? 0 : hashBytes / 2) + band;
    return (place << bandBits) | hash.readUInt16LE(band * 2);
  });
}

/** What a picture is filed under. */
export const getIndexBands = (fingerprint: Buffer): number[] => [
  ...new Set(splitHashes(fingerprint).flatMap((hash, at) => getBands(hash, isWhole(at) ? "whole" : "part"))),
];

const getNearbyBands = (band: number) => [
  band,
  ...Array.from({ length: bandBits }, (_, bit) => band ^ (1 << bit)),
];

/**
 * What copies are filed under. Of 32 bits that differ some band has at most one, so that looking for each band with one
 * bit off misses no whole picture, mirrored or not. What is turned or cut is compared exactly, which misses none of those
 * that were measured.
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
