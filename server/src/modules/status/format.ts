import { day, hour } from "#platform/clock.ts";

const minute = 60_000;

export const formatCount = (count: number, noun: string) =>
  `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;

/** Formats a duration in its largest whole unit: `3 days`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds >= 2 * day) return formatCount(Math.floor(milliseconds / day), "day");
  if (milliseconds >= hour) return formatCount(Math.floor(milliseconds / hour), "hour");
  if (milliseconds >= minute) return formatCount(Math.floor(milliseconds / minute), "minute");
  return formatCount(Math.max(0, Math.floor(milliseconds / 1000)), "second");
}

export const formatAge = (since: Date, now: Date) => formatDuration(now.getTime() - since.getTime());
