import type { Goal } from "../report.ts";
import { median, medianRatio } from "../statistics.ts";
import type { Measurement } from "../load/load-generator.ts";
import type { MeasuredRounds } from "./measure.ts";
import { queryLengths } from "./requests.ts";

export const getMedian = (rounds: readonly Measurement[] | undefined, figure: keyof Measurement): number =>
  median((rounds ?? []).map((round) => round[figure]));

/** Divides round by round, then takes the median, so that conditions that affect a whole round cancel out. */
export const getRatio = (
  over: readonly Measurement[] | undefined,
  under: readonly Measurement[] | undefined,
  figure: keyof Measurement,
): number =>
  medianRatio(
    (over ?? []).map((round) => round[figure]),
    (under ?? []).map((round) => round[figure]),
  );

const suggestionCells = queryLengths.map((length) => `suggestion ${length}`);

/** Goals at 100,000 profiles, relative to the reference server. */
export function createLoadGoals(
  rounds: MeasuredRounds,
  memory: { vesper: number; reference: number },
): Goal[] {
  const compareToReference = (cell: string, figure: keyof Measurement = "perSecond") =>
    getRatio(rounds[`vesper ${cell}`], rounds[`reference ${cell}`], figure);
  const createThroughputGoal = (cell: string, atLeast: number) => ({
    what: `${cell} of the reference by requests`,
    value: compareToReference(cell),
    atLeast,
  });
  const goals: Goal[] = [
    createThroughputGoal("feed", 0.75),
    createThroughputGoal("detail", 0.7),
    createThroughputGoal("filtered", 0.85),
    ...suggestionCells.map((cell) => createThroughputGoal(cell, 0.85)),
    ...suggestionCells.map((cell) => ({
      what: `${cell} of the reference, p99`,
      value: compareToReference(cell, "p99"),
      atMost: 1.25,
    })),
    {
      what: "cached home page of a bare handler by requests",
      value: getRatio(rounds["vesper page from cache"], rounds["bare page from cache"], "perSecond"),
      atLeast: 0.5,
    },
    {
      what: "CPU of a rendered home page",
      value: getMedian(rounds["vesper page rendered"], "cpuPerRequest") / 1000,
      atMost: 4,
      unit: " ms",
    },
    {
      what: "feed at 256 connections of 16 by requests",
      value: getRatio(rounds["vesper crowd"], rounds["vesper feed"], "perSecond"),
      atLeast: 0.9,
    },
    { what: "memory of the reference's", value: memory.vesper / memory.reference, atMost: 2.5 },
  ];
  return goals.map((goal) => ({ ...goal, tolerance: 0.05 }));
}

/**
 * Maximum p95 at 1,000,000 profiles, in milliseconds. The cells listed here also have a growth goal; see
 * `growth.ts`.
 */
export const maxMillisecondsAtMillion: Record<string, number> = {
  feed: 10,
  deep: 10,
  detail: 10,
  filtered: 60,
  radius: 15,
  ...Object.fromEntries(suggestionCells.map((cell) => [cell, cell === "suggestion 2" ? 85 : 25])),
};

/** Goals for a single client at 1,000,000 profiles. */
export const createSingleClientGoals = (quiet: MeasuredRounds): Goal[] =>
  Object.entries(maxMillisecondsAtMillion).map(([cell, atMost]) => ({
    what: `${cell}, p95 with one client`,
    value: getMedian(quiet[cell], "p95"),
    atMost,
    unit: " ms",
  }));
