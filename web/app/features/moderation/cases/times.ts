const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A deadline is highlighted when less time than this is left. */
const nearThreshold = 12 * hour;

/** Formats a waiting time for a table: "12 min", "3 h", "2 days". */
export function formatAge(since: Date, now: Date): string {
  const passed = Math.max(0, now.getTime() - since.getTime());
  if (passed < hour) return `${Math.max(1, Math.floor(passed / minute))} min`;
  if (passed < day) return `${Math.floor(passed / hour)} h`;
  const days = Math.floor(passed / day);
  return days === 1 ? "1 day" : `${days} days`;
}

/** Formats in hours even beyond a day, because a 48-hour deadline is counted in hours. */
const formatLength = (time: number) =>
  time < hour ? `${Math.floor(time / minute)} min` : `${Math.floor(time / hour)} h`;

/** Formats the time left until a deadline. */
export function formatDue(dueAt: Date, now: Date): { label: string; isNear: boolean } {
  const left = dueAt.getTime() - now.getTime();
  if (left < 0) return { label: `Overdue by ${formatLength(-left)}`, isNear: true };
  return { label: `Due in ${formatLength(left)}`, isNear: left <= nearThreshold };
}
