const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** With this much left or less, it is time. */
const nearThreshold = 12 * hour;

/** How long something has waited, short enough for a table: "12 min", "3 h", "2 days". */
export function formatAge(since: Date, now: Date): string {
  const passed = Math.max(0, now.getTime() - since.getTime());
  if (passed < hour) return `${Math.max(1, Math.floor(passed / minute))} min`;
  if (passed < day) return `${Math.floor(passed / hour)} h`;
  const days = Math.floor(passed / day);
  return days === 1 ? "1 day" : `${days} days`;
}

/** In hours also beyond a day: a promise of 48 hours is counted in hours. */
const formatLength = (time: number) =>
  time < hour ? `${Math.floor(time / minute)} min` : `${Math.floor(time / hour)} h`;

/** How long is left of a promised time. */
export function formatDue(dueAt: Date, now: Date): { label: string; isNear: boolean } {
  const left = dueAt.getTime() - now.getTime();
  if (left < 0) return { label: `Overdue by ${formatLength(-left)}`, isNear: true };
  return { label: `Due in ${formatLength(left)}`, isNear: left <= nearThreshold };
}
