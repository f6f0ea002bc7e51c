/**
 * Found by experiment: copies differ in 21 bits of 256 at most; of 200 drawings with the same few shapes in the same places
 * the two most alike in 27, all others in 45 and more.
 */
const farthest = 24;
const hashBytes = 32;
const bandBits = 16;

/** The whole first, then what is left after each cut. */
function hashesIn(fingerprint: Buffer): Buffer[] {
  const count = fingerprint.length / hashBytes;
  return Array.from({ length: count }, (_, at) => fingerprint.subarray(at * hashBytes, (at + 1) * hashBytes));
}

/** Seen in a mirror, every second wave across begins the other way round. */
const mirror = 0xaa;
const bothWays = (hashes: Buffer[]) =>
  hashes.flatMap((hash) => [hash, Buffer.from(hash.map((byte) => byte ^ mirror))]);

const bitsIn = Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll("0", "").length);

function isNear(one: Buffer, other: Buffer, turn: number): boolean {
  let apart = 0;
  for (let at = 0; at < hashBytes; at += 1) {
    apart += bitsIn[(one[at] ?? 0) ^ (other[at] ?? 0) ^ turn] ?? 0;
  }
  return apart <= farthest;
}

/** Whether one is the other, scaled, compressed, written upon, mirrored or cut a little. */
export function isCopy(one: Buffer, other: Buffer): boolean {
  const [ours, theirs] = [hashesIn(one), hashesIn(other)];
  const [whole, theirWhole] = [ours[0], theirs[0]];
  if (!whole || !theirWhole) return false;
  return [0, mirror].some(
    (turn) =>
      theirs.some((part) => isNear(whole, part, turn)) || ours.some((part) => isNear(part, theirWhole, turn)),
  );
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
  ...new Set(hashesIn(fingerprint).flatMap((hash, at) => bandsOf(hash, at === 0 ? "whole" : "part"))),
];

const withOneBitOff = (band: number) => [
  band,
  ...Array.from({ length: bandBits }, (_, bit) => band ^ (1 << bit)),
];

/**
 * What copies are filed under. Of 32 bits that differ some band has at most one, so that looking for each band with one
 * bit off misses no whole picture; parts are compared exactly, which misses none of those that were measured.
 */
export function soughtUnder(fingerprint: Buffer): number[] {
  const [whole, ...cuts] = hashesIn(fingerprint);
  if (!whole) return [];
  return [
    ...new Set([
      ...bothWays([whole]).flatMap((hash) => bandsOf(hash, "whole").flatMap(withOneBitOff)),
      ...bothWays([whole]).flatMap((hash) => bandsOf(hash, "part")),
      ...bothWays(cuts).flatMap((hash) => bandsOf(hash, "whole")),
    ]),
  ];
}
