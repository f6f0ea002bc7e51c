import { limits } from "@vesper/contract/limits";
import { isFew } from "./count-words.ts";
import { type Day, type Measure, mostOf } from "./measures.ts";

export interface Bar {
  day: string;
  count: number;
  /** Of the tallest one, from 0 to 1. */
  share: number;
}

/** Small counts are all drawn alike, because how many they were is nobody's business. */
export function barsOf(days: readonly Day[], measure: Measure): Bar[] {
  const { few } = limits.statistics;
  const tallest = Math.max(mostOf(days, measure), few);
  return days.map((day) => {
    const count = day[measure];
    const height = isFew(count) ? few / 2 : count;
    return { day: day.day, count, share: height / tallest };
  });
}
