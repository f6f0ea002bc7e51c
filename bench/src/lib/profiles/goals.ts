import type { Goal } from "../report.ts";
import { median, medianRatio } from "../statistics.ts";
import { minimalCells, oldCells, type MeasuredRounds } from "./measure.ts";
import { suggestionCells } from "./requests.ts";

type Rounds<Figure extends string> = readonly Record<Figure, number>[] | undefined;

export const getMedian = <Figure extends string>(rounds: Rounds<Figure>, figure: Figure): number =>
  median((rounds ?? []).map((round) => round[figure]));

/** Divides round by round, then takes the median, so that conditions that affect a whole round cancel out. */
export const getRatio = <Figure extends string>(
  over: Rounds<Figure>,
  under: Rounds<Figure>,
  figure: Figure,
): number =>
  medianRatio(
    (over ?? []).map((round) => round[figure]),
    (under ?? []).map((round) => round[figure]),
  );

const minRatioToReference: Record<string, number> = {
  feed: 0.75,
  detail: 0.7,
  filtered: 0.85,
  ...Object.fromEntries(suggestionCells.map((cell) => [cell, 0.85])),
};
const minRatioToMinimal = 0.7;
const minRatioToOld: Record<string, number> = { feed: 1.6, detail: 1.8, filtered: 1.9 };
const minSuggestionRatioToOld = 1.5;

/** Goals at 100,000 profiles: most are ratios to another server in the same run. */
export function createLoadGoals(rounds: MeasuredRounds, megabytes: number): Goal[] {
  const createThroughputGoal = (other: "reference" | "minimal" | "old", cell: string, atLeast: number) => ({
    what: `${cell} of the ${other === "old" ? "old release" : other} by requests`,
    value: getRatio(rounds[`vesper ${cell}`], rounds[`${other} ${cell}`], "perSecond"),
    atLeast,
  });
  const isOldMeasured = "old feed" in rounds;
  const goals: Goal[] = [
    ...Object.entries(minRatioToReference).map(([cell, atLeast]) =>
      createThroughputGoal("reference", cell, atLeast),
    ),
    ...minimalCells.map((cell) => createThroughputGoal("minimal", cell, minRatioToMinimal)),
    ...(isOldMeasured ? oldCells : []).map((cell) =>
      createThroughputGoal("old", cell, minRatioToOld[cell] ?? minSuggestionRatioToOld),
    ),
    ...suggestionCells.map((cell) => ({
      what: `${cell} of the reference, p99`,
      value: getRatio(rounds[`vesper ${cell}`], rounds[`reference ${cell}`], "p99"),
      atMost: 1.25,
    })),
    ...createCostGoals(rounds, megabytes),
  ];
  return goals.map((goal) => ({ ...goal, tolerance: 0.05 }));
}

const createCostGoals = (rounds: MeasuredRounds, megabytes: number): Goal[] => [
  {
    what: "search with exact total, PostgreSQL's CPU time",
    value: getMedian(rounds["vesper counted"], "databasePerRequest") / 1000,
    atMost: 4,
    unit: " ms",
  },
  {
    what: "cached home page of a bare handler by requests",
    value: getRatio(rounds["vesper page from cache"], rounds["bare page from cache"], "perSecond"),
    atLeast: 0.6,
  },
  {
    what: "CPU of a rendered home page",
    value: getMedian(rounds["vesper page rendered"], "cpuPerRequest") / 1000,
    atMost: 5,
    unit: " ms",
  },
  {
    what: "feed at 256 connections of 16 by requests",
    value: getRatio(rounds["vesper crowd"], rounds["vesper feed"], "perSecond"),
    atLeast: 0.9,
  },
  { what: "memory after the run", value: megabytes, atMost: 275, unit: " MB" },
];

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
  counted: 60,
  facets: 120,
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
