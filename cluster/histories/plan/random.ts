import { createHash } from "node:crypto";

/** A stream of choices. The same seed and label give the same choices. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  integer(from: number, to: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Picks by weight. */
  weigh<Item>(weights: readonly (readonly [number, Item])[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** Each part of a plan draws from a stream of its own, so that one part never changes the choices of another. */
export function createRandom(seed: number, label: string): Random {
  let state = createHash("sha256").update(`${seed} ${label}`).digest().readUInt32LE();

  // Mulberry32: small, fast and even enough for choosing.
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <Item>(items: readonly Item[]) => items[integer(0, items.length - 1)] as Item;
  return {
    next,
    integer,
    chance: (share) => next() < share,
    pick,
    weigh(weights) {
      let left = next() * weights.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, item] of weights) if ((left -= weight) < 0) return item;
      return pick(weights)[1];
    },
    shuffle: (items) =>
      items
        .map((item) => ({ item, key: next() }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ item }) => item),
  };
}
