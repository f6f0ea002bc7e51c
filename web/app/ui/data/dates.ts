const minute = 60_000;

const units = [
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
] as const;

const time = new Intl.DateTimeFormat("en", { timeStyle: "short" });
const longMoment = new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short" });

/** "3:30 PM" in the reader's time zone. */
export const formatTime = (iso: string) => time.format(new Date(iso));

/** "November 4, 2026 at 3:30 PM" in the reader's time zone. */
export const formatLongMoment = (iso: string) => longMoment.format(new Date(iso));

const words = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

/** `2026-11` as "November 2026", the same in every place of the world. */
export const monthName = (month: string) => words.format(new Date(`${month}-01T00:00:00Z`));

// Days are days of the server's calendar, which is UTC, wherever the reader is.
const short = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", timeZone: "UTC" });

/** "Nov 4" for `2026-11-04`. */
export const dayName = (day: string) => short.format(new Date(`${day}T00:00:00Z`));

/** "3 days ago", "1 hour ago", "5 minutes ago" or "just now". */
export function timeSince(then: Date, now: Date): string {
  const passed = now.getTime() - then.getTime();
  for (const [unit, length] of units) {
    const count = Math.floor(passed / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
  }
  return "just now";
}

const date = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
const longDate = new Intl.DateTimeFormat("en", { dateStyle: "long" });
const moment = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** "Nov 4, 2026" in the reader's time zone. */
export const formatDate = (iso: string) => date.format(new Date(iso));

/** "November 4, 2026" in the reader's time zone. */
export const formatLongDate = (iso: string) => longDate.format(new Date(iso));

/** "Nov 4, 2026, 3:30 PM" in the reader's time zone. */
export const formatMoment = (iso: string) => moment.format(new Date(iso));
