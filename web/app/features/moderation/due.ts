import { ageOf } from "./age.ts";

/** With this much left or less, it is time. */
const near = 12 * 60 * 60 * 1000;

/** How long is left of a promised time. */
export function dueWords(dueAt: Date, now: Date): { words: string; isNear: boolean } {
  const left = dueAt.getTime() - now.getTime();
  if (left < 0) return { words: `Overdue by ${ageOf(dueAt, now)}`, isNear: true };
  return { words: `Due in ${ageOf(now, dueAt)}`, isNear: left <= near };
}
