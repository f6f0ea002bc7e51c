const clocks = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const daysOfYear = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long" });
const daysOfAny = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const shortDays = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });
const shortDates = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** "18:05", by the clock of whoever looks. */
export const clockTime = (time: Date | string | number) => clocks.format(new Date(time));

const startOf = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate());

/** How many midnights lie between; a day of 23 hours is one too. */
const daysBetween = (earlier: Date, later: Date) =>
  Math.round((startOf(later).getTime() - startOf(earlier).getTime()) / 86_400_000);

/** "Today", "Yesterday", "Monday 2 November" or "2 November 2025". */
export function dayWords(time: Date | string | number, now: Date): string {
  const day = new Date(time);
  const passed = daysBetween(day, now);
  if (passed <= 0) return "Today";
  if (passed === 1) return "Yesterday";
  return (day.getFullYear() === now.getFullYear() ? daysOfYear : daysOfAny).format(day);
}

/** The time of today, or else the date. */
export function shortTime(time: string, now: Date): string {
  const day = new Date(time);
  if (daysBetween(day, now) <= 0) return clockTime(day);
  return (day.getFullYear() === now.getFullYear() ? shortDays : shortDates).format(day);
}

export const formerMember = "Former member";
