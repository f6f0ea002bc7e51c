import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Outcome of past runs, outside Git, so that a long run can be continued. Delete the file to begin again. */
const file = join(import.meta.dirname, "../../test-results/histories.json");

interface Results {
  /** Ranges of seeds that broke no law, both ends included. */
  passed: [number, number][];
  failed: { seed: number; laws: string[] }[];
}

const readResults = (): Results =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Results) : { passed: [], failed: [] };

/** Joins ranges that touch. */
export function addSeed(ranges: readonly [number, number][], seed: number): [number, number][] {
  const sorted = [...ranges, [seed, seed] as [number, number]].toSorted(([a], [b]) => a - b);
  return sorted.reduce<[number, number][]>((joined, [from, to]) => {
    const last = joined.at(-1);
    if (!last || from > last[1] + 1) return [...joined, [from, to]];
    last[1] = Math.max(last[1], to);
    return joined;
  }, []);
}

export const isPassed = (seed: number): boolean =>
  readResults().passed.some(([from, to]) => seed >= from && seed <= to);

/** Stores the outcome of one seed; the last one counts. */
export function storeResult(seed: number, laws: string[]): void {
  const { passed, failed } = readResults();
  const others = failed.filter((one) => one.seed !== seed);
  const results: Results =
    laws.length === 0
      ? { passed: addSeed(passed, seed), failed: others }
      : { passed, failed: [...others, { seed, laws }] };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results, null, 2));
}
