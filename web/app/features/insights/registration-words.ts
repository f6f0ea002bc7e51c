import type { Stats } from "@vesper/contract/insights";

type Days = Stats["registrations"];

// Days are days of the server's calendar, which is UTC, wherever the reader is.
const short = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", timeZone: "UTC" });

export const dayName = (day: string) => short.format(new Date(`${day}T00:00:00Z`));

export const busiestOf = (days: Days) =>
  days.reduce((best, next) => (next.count > best.count ? next : best), { day: "", count: 0 });

const accounts = (count: number) => `${count} new account${count === 1 ? "" : "s"}`;

/** The chart in one sentence, for those who do not see it. */
export function inOneSentence(days: Days): string {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return "No new accounts in the last 30 days.";
  const busiest = busiestOf(days);
  return `${accounts(total)} in the last 30 days, most on ${dayName(busiest.day)}: ${busiest.count}.`;
}
