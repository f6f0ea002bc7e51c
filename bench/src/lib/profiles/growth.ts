import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { resultsFolder } from "../paths.ts";
import type { Goal } from "../report.ts";
import { getMedian, maxMillisecondsAtMillion } from "./goals.ts";
import { drawGrowth, type Panel } from "./growth-svg.ts";
import type { MeasuredRounds } from "./measure.ts";

const sizes = [10_000, 100_000, 1_000_000];

/** Returns the single-client latencies for a size, from this run or from the stored result of an earlier one. */
function findSingleClientRounds(
  size: number,
  now: { size: number; quiet: MeasuredRounds },
): MeasuredRounds | null {
  if (size === now.size) return now.quiet;
  const file = join(resultsFolder, `directory-${size}.json`);
  if (!existsSync(file)) return null;
  return (JSON.parse(readFileSync(file, "utf8")) as { figures: { quiet: MeasuredRounds } }).figures.quiet;
}

/**
 * Plots latency against the number of profiles, and returns the goals: p95 at a million profiles is at most three
 * times p95 at ten thousand.
 */
export function describeGrowth(now: { size: number; quiet: MeasuredRounds }): Goal[] {
  const known = sizes.flatMap((size) => {
    const quiet = findSingleClientRounds(size, now);
    return quiet ? [{ size, quiet }] : [];
  });
  const panels: Panel[] = Object.keys(now.quiet).map((cell) => ({
    title: cell,
    points: known.flatMap(({ size, quiet }) =>
      quiet[cell] ? [{ size, p50: getMedian(quiet[cell], "p50"), p95: getMedian(quiet[cell], "p95") }] : [],
    ),
  }));
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(join(resultsFolder, "directory-growth.svg"), drawGrowth(panels, sizes));
  if (known.length < sizes.length) return [];
  const promised = panels.filter(({ title }) => Object.hasOwn(maxMillisecondsAtMillion, title));
  return promised.map(({ title, points }) => ({
    what: `${title}: p95 at a million of p95 at ten thousand`,
    value: (points.at(-1)?.p95 ?? Number.NaN) / (points[0]?.p95 ?? Number.NaN),
    atMost: 3,
  }));
}
