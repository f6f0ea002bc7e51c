export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  chance(likelihood: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** Deterministic random source per seed (mulberry32 over an FNV-1a hash). */
export function createRandom(seed: string): Random {
  let state = 2_166_136_261;
  for (let index = 0; index < seed.length; index++) {
    state = Math.imul(state ^ seed.charCodeAt(index), 16_777_619);
  }

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    next,
    between: (low, high) => low + next() * (high - low),
    chance: (likelihood) => next() < likelihood,
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
  };
}
