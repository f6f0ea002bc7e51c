import { setTimeout as pause } from "node:timers/promises";

/** What one server still does for the last cell must not slow the next. */
const defaultDrain = 300;

/** Runs all cells in each round, every second round backwards, so that none profits from its place. */
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
