const minute = 60_000;
const hour = 60 * minute;

/** With this much left or less, it is time. */
const near = 12 * hour;

/** In hours also beyond a day: a promise of 48 hours is counted in hours. */
const lengthOf = (time: number) =>
  time < hour ? `${Math.floor(time / minute)} min` : `${Math.floor(time / hour)} h`;

/** How long is left of a promised time. */
export function dueWords(dueAt: Date, now: Date): { words: string; isNear: boolean } {
  const left = dueAt.getTime() - now.getTime();
  if (left < 0) return { words: `Overdue by ${lengthOf(-left)}`, isNear: true };
  return { words: `Due in ${lengthOf(left)}`, isNear: left <= near };
}
