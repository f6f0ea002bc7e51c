import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { resultsFolder } from "../paths.ts";
import type { Goal } from "../report.ts";
import { getMedian, maxMillisecondsAtMillion } from "./goals.ts";
import { drawGrowth, type Panel } from "./growth-svg.ts";
import type { MeasuredRounds } from "./measure.ts";

const sizes = [10_000, 100_000, 1_000_000];

/** Collects single-client latencies of every size measured so far; those of this run are passed in. */
function findSingleClientRounds(
  size: number,
  now: { size: number; quiet: MeasuredRounds },
): MeasuredRounds | null {
  if (size === now.size) return now.quiet;
  const file = join(resultsFolder, `directory-${size}.json`);
  if (!existsSync(file)) return null;
  return (JSON.parse(readFileSync(file, "utf8")) as { figures: { quiet: MeasuredRounds } }).figures.quiet;
}

/** Draws latency by number of profiles, and sets the goal that it hardly grows. */
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
