import type { SiteDay } from "@vesper/contract/profiles/insights";
import type { Bar } from "#web/ui/data/bar-chart.tsx";
import { dayName } from "#web/ui/data/dates.ts";

export const measures = {
  registrations: { label: "Registrations", text: "New accounts." },
  active: { label: "Active people", text: "People who were here, each once a day." },
  messages: { label: "Messages", text: "Words that people sent each other." },
  reviews: { label: "Reviews", text: "Reviews written, whether approved or not." },
} as const;

export const measureNames = Object.keys(measures) as Measure[];

const totalOf = (days: readonly SiteDay[], measure: Measure) =>
  days.reduce((sum, day) => sum + day[measure], 0);

export const mostOf = (days: readonly SiteDay[], measure: Measure) =>
  Math.max(0, ...days.map((day) => day[measure]));

export const countInWords = (count: number) => count.toLocaleString("en");

export function barsOf(days: readonly SiteDay[], measure: Measure): Bar[] {
  const most = Math.max(1, mostOf(days, measure));
  return days.map((day) => ({
    day: day.day,
    share: day[measure] / most,
    words: countInWords(day[measure]),
  }));
}

/**
 * The figure above a chart. Who came on one day may have come on another: people are not added up, but said as
 * an average.
 */
export function figureOf(days: readonly SiteDay[], measure: Measure): string {
  const total = totalOf(days, measure);
  return measure === "active"
    ? `${countInWords(Math.round(total / Math.max(1, days.length)))} a day`
    : countInWords(total);
}

/** A chart in one sentence, for those who do not see it. */
export function chartInWords(days: readonly SiteDay[], measure: Measure): string {
  const { label } = measures[measure];
  if (totalOf(days, measure) === 0) return `${label}: none in the last ${days.length} days.`;
  const best = days.reduce((most, day) => (day[measure] > most[measure] ? day : most));
  return `${label}: ${figureOf(days, measure)} in the last ${days.length} days, most on ${dayName(best.day)}: ${countInWords(best[measure])}.`;
}

export type Measure = keyof typeof measures;
