/** Mulberry32: a small generator that returns the same numbers on every machine. */
function createRandom(seed: string): () => number {
  let state = Array.from(seed).reduce((sum, sign) => Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0), 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws without replacement; deterministic for a given seed and list. */
export function drawItems<Item>(items: readonly Item[], count: number, seed: string): Item[] {
  const random = createRandom(seed);
  const left = [...items];
  const drawn: Item[] = [];
  while (drawn.length < count && left.length > 0) {
    drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return drawn;
}
