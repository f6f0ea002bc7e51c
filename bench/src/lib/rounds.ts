import { setTimeout as pause } from "node:timers/promises";
import { keepPass } from "./measured.ts";

interface RoundOptions {
  /**
   * Pause in milliseconds in which a server finishes the previous cell's requests, so that they do not slow the next
   * cell.
   */
  drain?: number;
  /** Name under which the results are kept in case the suite ends early. A later pass of the same name replaces them. */
  keepAs?: string;
}

/**
 * Runs all cells in each round, with every second round in reverse order, so that no cell benefits from its
 * position.
 */
export async function interleave<Name extends string, Result>(
  cells: Record<Name, () => Promise<Result>>,
  rounds: number,
  { drain = 300, keepAs = "rounds" }: RoundOptions = {},
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(cells) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Result[]>;
  keepPass(keepAs, results);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      await pause(drain);
      results[name].push(await cells[name]());
    }
  }
  return results;
}
