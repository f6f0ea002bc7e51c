import { placeholderNames } from "@vesper/contract/accounts/person";

const timeFormat = new Intl.DateTimeFormat("en", { timeStyle: "short" });
const dayFormat = new Intl.DateTimeFormat("en", { weekday: "long", day: "numeric", month: "long" });
const fullDayFormat = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", year: "numeric" });
const shortDayFormat = new Intl.DateTimeFormat("en", { day: "numeric", month: "short" });
const shortDateFormat = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", year: "numeric" });

/** "6:05 PM" in the reader's time zone. */
export const formatTime = (time: Date | string | number) => timeFormat.format(new Date(time));

const getStartOfDay = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate());

/** Counts the midnights between two dates, so that a day of 23 hours counts as one. */
const countDaysBetween = (earlier: Date, later: Date) =>
  Math.round((getStartOfDay(later).getTime() - getStartOfDay(earlier).getTime()) / 86_400_000);

/** "Today", "Yesterday", "Monday, November 2" or "November 2, 2025". */
export function formatDay(time: Date | string | number, now: Date): string {
  const day = new Date(time);
  const passed = countDaysBetween(day, now);
  if (passed <= 0) return "Today";
  if (passed === 1) return "Yesterday";
  return (day.getFullYear() === now.getFullYear() ? dayFormat : fullDayFormat).format(day);
}

/** Formats a time from today as the time, any other as the date. */
export function formatShortTime(time: string, now: Date): string {
  const day = new Date(time);
  if (countDaysBetween(day, now) <= 0) return formatTime(day);
  return (day.getFullYear() === now.getFullYear() ? shortDayFormat : shortDateFormat).format(day);
}

export const { formerMember } = placeholderNames;
