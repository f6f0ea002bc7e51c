export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** An integer, both ends included. */
  between(low: number, high: number): number;
  pick<Value>(values: readonly Value[]): Value;
}

/** Seeded random numbers, so that two runs send the same requests. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick<Value>(values: readonly Value[]) {
      const value = values[between(0, values.length - 1)];
      if (value === undefined) throw new Error("nothing to pick from");
      return value;
    },
  };
}
