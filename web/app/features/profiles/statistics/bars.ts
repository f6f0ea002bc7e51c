import { limits } from "@vesper/contract/limits";
import type { Bar } from "#web/ui/data/bar-chart.tsx";
import { countInWords, isFew } from "./count-words.ts";
import { type Day, type Measure, mostOf } from "./measures.ts";

/** Small counts are all drawn alike, because how many they were is nobody's business. */
export function barsOf(days: readonly Day[], measure: Measure): Bar[] {
  const { few } = limits.statistics;
  const tallest = Math.max(mostOf(days, measure), few);
  return days.map((day) => {
    const count = day[measure];
    const height = isFew(count) ? few / 2 : count;
    return { day: day.day, words: countInWords(count), share: height / tallest };
  });
}
