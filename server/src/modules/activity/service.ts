import { limits } from "@vesper/contract/limits";
import { day, later } from "#platform/clock.ts";
import { signedIn, type Context } from "#platform/context.ts";
import * as store from "./store.ts";

export function listOwnActivity(ctx: Context): Promise<store.ActivityRow[]> {
  return store.selectOf(ctx.db, signedIn(ctx).userId, limits.activity.recent);
}

export async function listActivity(
  ctx: Context,
  window: { limit: number; offset: number },
): Promise<{ activity: store.SiteActivityRow[]; total: number }> {
  return { activity: await store.selectNewest(ctx.db, window), total: await store.countAll(ctx.db) };
}

const registrations = ["account.registered", "account.created_by_admin"] as const;

/** New accounts on each of the last days, the oldest first; quiet days count zero. */
export async function registrationsByDay(
  ctx: Context,
  days: number,
): Promise<{ day: string; count: number }[]> {
  const dates = Array.from({ length: days }, (_, index) =>
    later(ctx.clock.now(), (index - days + 1) * day)
      .toISOString()
      .slice(0, 10),
  );
  const counted = await store.countByDay(ctx.db, registrations, new Date(`${dates[0]}T00:00:00Z`));
  const counts = new Map(counted.map((row) => [row.day, row.count]));
  return dates.map((date) => ({ day: date, count: counts.get(date) ?? 0 }));
}

export async function forgetPastActivity(ctx: Context): Promise<void> {
  await store.deleteActivityPast(ctx.db, later(ctx.clock.now(), -limits.activity.keptFor));
}
