import { toComparable } from "./plain-text.ts";

/** Shorter texts may be similar by chance. */
const minCharacters = 200;
/** Two texts with at least this similarity count as nearly the same. */
const similarityThreshold = 0.75;

const shingleLength = 5;
/**
 * With these values, texts that share three quarters of their shingles collide in some band in 99 of 100 cases, and
 * texts that share a third in 14.
 */
const [bands, rows] = [12, 4];

/** FNV-1a: a cheap hash with good distribution. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}

/** Splits a text in any script into hashed 5-character shingles. Case, accents and punctuation are ignored. */
function getShingles(text: string): Set<number> {
  const plain = toComparable(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const shingles = new Set<number>();
  for (let index = 0; index + shingleLength <= plain.length; index += 1) {
    shingles.add(hashText(plain.slice(index, index + shingleLength)));
  }
  return shingles;
}

/** Hashes a value for one round of MinHash, in place of a random permutation. */
function permute(value: number, turn: number): number {
  let mixed = Math.imul(value ^ Math.imul(turn + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function getMinHash(shingles: Set<number>, turn: number): number {
  let least = 0xffffffff;
  for (const shingle of shingles) least = Math.min(least, permute(shingle, turn));
  return least;
}

/** MinHash signature in bands, each an integer that an index can hold. Empty for texts that are too short. */
export function getBands(text: string | null): number[] {
  if (!text || text.trim().length < minCharacters) return [];
  const shingles = getShingles(text);
  return Array.from({ length: bands }, (_none, band) => {
    const least = Array.from({ length: rows }, (_row, row) => getMinHash(shingles, band * rows + row));
    return hashText(`${band} ${least.join(" ")}`);
  });
}

/** Whether two texts are nearly the same. Compares them in full; bands only find the candidates. */
export function areSimilar(one: string, other: string): boolean {
  const [first, second] = [getShingles(one), getShingles(other)];
  const shared = first.intersection(second).size;
  return shared / (first.size + second.size - shared) >= similarityThreshold;
}
