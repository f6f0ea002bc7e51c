import type { Goal } from "../report.ts";
import { median, medianRatio } from "../statistics.ts";
import type { Measurement } from "../load/load.ts";
import type { Rounds } from "./measure.ts";
import { queryLengths } from "./requests.ts";

export const middle = (rounds: readonly Measurement[] | undefined, figure: keyof Measurement): number =>
  median((rounds ?? []).map((round) => round[figure]));

/** Divided round by round; the round's own conditions cancel out. */
export const ratio = (
  over: readonly Measurement[] | undefined,
  under: readonly Measurement[] | undefined,
  figure: keyof Measurement,
): number =>
  medianRatio(
    (over ?? []).map((round) => round[figure]),
    (under ?? []).map((round) => round[figure]),
  );

const suggestions = queryLengths.map((length) => `suggestion ${length}`);

/** At 100,000 profiles, beside the reference server. */
export function loadGoals(rounds: Rounds, memory: { vesper: number; reference: number }): Goal[] {
  const of = (cell: string, figure: keyof Measurement = "perSecond") =>
    ratio(rounds[`vesper ${cell}`], rounds[`reference ${cell}`], figure);
  const throughput = (cell: string, atLeast: number) => ({
    what: `${cell} of the reference by requests`,
    value: of(cell),
    atLeast,
  });
  const goals: Goal[] = [
    throughput("feed", 0.75),
    throughput("detail", 0.7),
    throughput("filtered", 0.85),
    ...suggestions.map((cell) => throughput(cell, 0.85)),
    ...suggestions.map((cell) => ({
      what: `${cell} of the reference, p99`,
      value: of(cell, "p99"),
      atMost: 1.25,
    })),
    {
      what: "cached home page of a bare handler by requests",
      value: ratio(rounds["vesper page from cache"], rounds["bare page from cache"], "perSecond"),
      atLeast: 0.5,
    },
    {
      what: "CPU of a rendered home page",
      value: middle(rounds["vesper page rendered"], "cpuPerRequest") / 1000,
      atMost: 4,
      unit: " ms",
    },
    {
      what: "feed at 256 connections of 16 by requests",
      value: ratio(rounds["vesper crowd"], rounds["vesper feed"], "perSecond"),
      atLeast: 0.9,
    },
    { what: "memory of the reference's", value: memory.vesper / memory.reference, atMost: 2.5 },
  ];
  return goals.map((goal) => ({ ...goal, tolerance: 0.05 }));
}

/** Milliseconds. These cells must also grow little on the way there. */
export const mostAtAMillion: Record<string, number> = {
  feed: 10,
  deep: 10,
  detail: 10,
  filtered: 60,
  radius: 15,
  ...Object.fromEntries(suggestions.map((cell) => [cell, cell === "suggestion 2" ? 85 : 25])),
};

/** At 1,000,000 profiles, with one client. */
export const quietGoals = (quiet: Rounds): Goal[] =>
  Object.entries(mostAtAMillion).map(([cell, atMost]) => ({
    what: `${cell}, p95 with one client`,
    value: middle(quiet[cell], "p95"),
    atMost,
    unit: " ms",
  }));
