import { transact, type Context } from "#platform/context.ts";
import * as store from "../store/transparency.ts";

/** Returns the start of the quarter that contains the given time, moved by `ahead` quarters. */
export function getQuarterStart(time: Date, ahead = 0): Date {
  const quarter = Math.floor(time.getUTCMonth() / 3) + ahead;
  return new Date(Date.UTC(time.getUTCFullYear(), quarter * 3));
}

/**
 * Counts the current quarter so far. In its first days, also counts the previous quarter, which is final after that.
 */
export async function countQuarters(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const isNew = now.getTime() - getQuarterStart(now).getTime() < recountPeriod;
  for (const ahead of isNew ? [-1, 0] : [0]) await countQuarter(ctx, now, ahead);
}

/** A week, so that missed nightly runs do no harm. */
const recountPeriod = 7 * 24 * 60 * 60 * 1000;

async function countQuarter(ctx: Context, now: Date, ahead: number): Promise<void> {
  const [from, until] = [getQuarterStart(now, ahead), getQuarterStart(now, ahead + 1)];
  await transact(ctx, async (tx) => {
    const figures = await store.countFigures(tx.db, { from, until });
    await store.upsertQuarter(tx.db, from.toISOString().slice(0, 10), figures, now);
  });
}

export const listQuarters = (ctx: Context): Promise<store.QuarterRow[]> => store.selectQuarters(ctx.db);
