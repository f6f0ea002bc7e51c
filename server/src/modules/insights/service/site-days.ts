import type { SiteDay } from "@vesper/contract/profiles/insights";
import { listActiveDays } from "#modules/accounts/index.ts";
import { day, toDay, addMilliseconds } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import * as store from "../store/days.ts";

const daysShown = 30;

/** Returns the last 30 days, oldest first, today last. Days without activity count zero. */
export async function listSiteDays(ctx: Context): Promise<SiteDay[]> {
  const days = await countDays(ctx);
  const active = await listActiveDays(ctx, days[0]?.day ?? "");
  const people = new Map(active.map((row) => [row.day, row.people]));
  return days.map((counted) => ({ ...counted, active: people.get(counted.day) ?? 0 }));
}

/** Stores the final counts of past days, so they are never computed again. */
export async function closeDays(ctx: Context): Promise<void> {
  const over = (await countDays(ctx)).slice(0, -1);
  await store.insertDays(ctx.db, over);
}

async function countDays(ctx: Context): Promise<store.CountedDay[]> {
  const dates = Array.from({ length: daysShown }, (_, index) =>
    toDay(addMilliseconds(ctx.clock.now(), (index - daysShown + 1) * day)),
  );
  const closed = indexByDay(await store.selectDays(ctx.db, dates[0] ?? ""));
  const firstOpen = dates.find((date) => !closed.has(date)) ?? toDay(ctx.clock.now());
  const open = indexByDay(await store.countSince(ctx.db, new Date(`${firstOpen}T00:00:00Z`)));
  return dates.map((date) => closed.get(date) ?? open.get(date) ?? createEmptyDay(date));
}

const indexByDay = (days: store.CountedDay[]) => new Map(days.map((counted) => [counted.day, counted]));
const createEmptyDay = (date: string) => ({ day: date, registrations: 0, messages: 0, reviews: 0 });
