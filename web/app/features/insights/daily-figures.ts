import type { SiteDay } from "@vesper/contract/profiles/insights";
import type { Bar } from "#web/ui/data/bar-chart.tsx";
import { formatDay } from "#web/ui/data/dates.ts";

export const measures = {
  registrations: { label: "Registrations", text: "New accounts." },
  active: { label: "Active members", text: "Members who visited, each counted once a day." },
  messages: { label: "Messages", text: "Messages members sent each other." },
  reviews: { label: "Reviews", text: "Reviews submitted, whether approved or not." },
} as const;

export const measureNames = Object.keys(measures) as Measure[];

const getTotal = (days: readonly SiteDay[], measure: Measure) =>
  days.reduce((sum, day) => sum + day[measure], 0);

export const getMaximum = (days: readonly SiteDay[], measure: Measure) =>
  Math.max(0, ...days.map((day) => day[measure]));

export const formatCount = (count: number) => count.toLocaleString("en");

export function toBars(days: readonly SiteDay[], measure: Measure): Bar[] {
  const most = Math.max(1, getMaximum(days, measure));
  return days.map((day) => ({
    day: day.day,
    share: day[measure] / most,
    valueLabel: formatCount(day[measure]),
  }));
}

/**
 * Returns the figure above a chart. People are averaged rather than summed, because one person may visit on several
 * days.
 */
export function formatFigure(days: readonly SiteDay[], measure: Measure): string {
  const total = getTotal(days, measure);
  return measure === "active"
    ? `${formatCount(Math.round(total / Math.max(1, days.length)))} a day`
    : formatCount(total);
}

/** Describes a chart in one sentence for screen readers. */
export function describeChart(days: readonly SiteDay[], measure: Measure): string {
  const { label } = measures[measure];
  if (getTotal(days, measure) === 0) return `${label}: none in the last ${days.length} days.`;
  const best = days.reduce((most, day) => (day[measure] > most[measure] ? day : most));
  return `${label}: ${formatFigure(days, measure)} in the last ${days.length} days, with a peak of ${formatCount(best[measure])} on ${formatDay(best.day)}.`;
}

export type Measure = keyof typeof measures;
