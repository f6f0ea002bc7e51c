import type { ProfileStats } from "@vesper/contract/profiles/profiles";
import { limits } from "@vesper/contract/core/limits";
import { formatDay } from "#web/ui/data/dates.ts";
import type { Bar } from "#web/ui/data/bar-chart.tsx";

const { few } = limits.statistics;

/** Whether a count is small enough to identify a person. */
const isSmallCount = (count: number) => count > 0 && count < few;

export const formatCount = (count: number) =>
  isSmallCount(count) ? `fewer than ${few}` : count.toLocaleString("en");

export type Day = ProfileStats["days"][number];

/** Measures in funnel order, from impression to conversation. */
export const measures = {
  impressions: { label: "Impressions", text: "Times your card was seen in a list." },
  views: { label: "Profile views", text: "People who opened your profile, each counted once a day." },
  favorites: { label: "Favorites", text: "People who added you to their favorites." },
  contacts: { label: "Contact reveals", text: "Times someone revealed your contact details." },
  messages: { label: "Messages started", text: "Conversations someone started with you." },
} as const;

export type Measure = keyof typeof measures;
export const measureNames = Object.keys(measures) as Measure[];

export const getTotal = (days: readonly Day[], measure: Measure) =>
  days.reduce((sum, day) => sum + day[measure], 0);

export const getMaximum = (days: readonly Day[], measure: Measure) =>
  Math.max(0, ...days.map((day) => day[measure]));

/** Describes a chart in one sentence, for screen readers. */
export function describeChart(days: readonly Day[], measure: Measure): string {
  const { label } = measures[measure];
  const total = getTotal(days, measure);
  if (total === 0) return `${label}: none in the last ${days.length} days.`;
  const best = days.reduce((most, day) => (day[measure] > most[measure] ? day : most));
  const peak = isSmallCount(best[measure])
    ? ""
    : `, with a peak of ${formatCount(best[measure])} on ${formatDay(best.day)}`;
  return `${label}: ${formatCount(total)} in the last ${days.length} days${peak}.`;
}

/** Draws all small counts at the same height, so that they cannot identify a person. */
export function toBars(days: readonly Day[], measure: Measure): Bar[] {
  const { few } = limits.statistics;
  const tallest = Math.max(getMaximum(days, measure), few);
  return days.map((day) => {
    const count = day[measure];
    const height = isSmallCount(count) ? few / 2 : count;
    return { day: day.day, valueLabel: formatCount(count), share: height / tallest };
  });
}
