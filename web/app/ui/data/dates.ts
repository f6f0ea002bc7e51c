const minute = 60_000;

const units = [
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
] as const;

const timeFormat = new Intl.DateTimeFormat("en", { timeStyle: "short" });

/** "3:30 PM" in the reader's time zone. */
export const formatTime = (iso: string) => timeFormat.format(new Date(iso));

const monthFormat = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

/** Formats `2026-11` as "November 2026", independent of the time zone. */
export const formatMonth = (month: string) => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

// Days are the server's UTC days, independent of the reader's time zone.
const dayFormat = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", timeZone: "UTC" });

/** "Nov 4" for `2026-11-04`. */
export const formatDay = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));

const spanFormat = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });

/** Formats a span as "Dec 2 – 6, 2026" and a single day as "Dec 2, 2026", independent of the reader's time zone. */
export const formatDaySpan = ({ from, to }: { from: string; to: string }) =>
  // Normalize the spaces: server and browser may put different ones around the dash.
  spanFormat.formatRange(new Date(from), new Date(to)).replaceAll(/\s/gu, " ");

/** "3 days ago", "1 hour ago", "5 minutes ago" or "just now". */
export function formatTimeSince(then: Date, now: Date): string {
  const passed = now.getTime() - then.getTime();
  for (const [unit, length] of units) {
    const count = Math.floor(passed / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
  }
  return "just now";
}

const dateFormat = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
const longDateFormat = new Intl.DateTimeFormat("en", { dateStyle: "long" });
const dateTimeFormat = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** "Nov 4, 2026" in the reader's time zone. */
export const formatDate = (iso: string) => dateFormat.format(new Date(iso));

/** "November 4, 2026" in the reader's time zone. */
export const formatLongDate = (iso: string) => longDateFormat.format(new Date(iso));

/** "November 4, 2026, 3:30 PM" in the reader's time zone. */
export const formatLongDateTime = (iso: string) => `${formatLongDate(iso)}, ${formatTime(iso)}`;

/** "Nov 4, 2026, 3:30 PM" in the reader's time zone. */
export const formatDateTime = (iso: string) => dateTimeFormat.format(new Date(iso));
