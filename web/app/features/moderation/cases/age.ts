const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long something has waited, short enough for a table: "12 min", "3 h", "2 days". */
export function ageOf(since: Date, now: Date): string {
  const passed = Math.max(0, now.getTime() - since.getTime());
  if (passed < hour) return `${Math.max(1, Math.floor(passed / minute))} min`;
  if (passed < day) return `${Math.floor(passed / hour)} h`;
  const days = Math.floor(passed / day);
  return days === 1 ? "1 day" : `${days} days`;
}
