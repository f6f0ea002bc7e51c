import { setTimeout as pause } from "node:timers/promises";

/**
 * Pause in milliseconds in which a server finishes the previous cell's requests, so that they do not slow the next
 * cell.
 */
const defaultDrain = 300;

/**
 * Runs all cells in each round, with every second round in reverse order, so that no cell benefits from its
 * position.
 */
export async function interleave<Name extends string, Result>(
  cells: Record<Name, () => Promise<Result>>,
  rounds: number,
  drain = defaultDrain,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(cells) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Result[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      await pause(drain);
      results[name].push(await cells[name]());
    }
  }
  return results;
}
