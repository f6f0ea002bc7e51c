import { limits } from "@vesper/contract/limits";
import { dayName } from "#web/ui/data/dates.ts";
import { type Day, type Measure, measures, totalOf } from "./measures.ts";

const { few } = limits.statistics;

/** So few that one could tell who it was. */
export const isFew = (count: number) => count > 0 && count < few;

export const countInWords = (count: number) =>
  isFew(count) ? `fewer than ${few}` : count.toLocaleString("en");

/** A chart in one sentence, for those who do not see it. */
export function chartInWords(days: readonly Day[], measure: Measure): string {
  const { label } = measures[measure];
  const total = totalOf(days, measure);
  if (total === 0) return `${label}: none in the last ${days.length} days.`;
  const best = days.reduce((most, day) => (day[measure] > most[measure] ? day : most));
  const peak = isFew(best[measure]) ? "" : `, most on ${dayName(best.day)}: ${countInWords(best[measure])}`;
  return `${label}: ${countInWords(total)} in the last ${days.length} days${peak}.`;
}
