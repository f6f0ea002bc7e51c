import type { Config } from "#platform/config/config.ts";
import { addMilliseconds, day } from "#platform/clock.ts";

type Schedule = Pick<Config["backup"], "every" | "hour">;

const monday = 1;

/** Returns the last time at which a backup was due, or null if none is scheduled. Weekly backups are due on Mondays. */
export function findLastDue({ every, hour }: Schedule, now: Date): Date | null {
  if (every === "off") return null;
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour));
  const daysBack = every === "daily" ? 0 : (today.getUTCDay() - monday + 7) % 7;
  const due = addMilliseconds(today, -daysBack * day);
  return due <= now ? due : addMilliseconds(due, -getPeriod(every));
}

export function findNextDue(schedule: Schedule, now: Date): Date | null {
  const last = findLastDue(schedule, now);
  return last && addMilliseconds(last, getPeriod(schedule.every));
}

export const getPeriod = (every: Schedule["every"]) => (every === "weekly" ? 7 : 1) * day;
