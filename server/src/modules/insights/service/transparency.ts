import { transact, type Context } from "#platform/context.ts";
import * as store from "../store/transparency.ts";

/** The first moment of the quarter that a time is in, or of one before or after it. */
export function getQuarterStart(time: Date, ahead = 0): Date {
  const quarter = Math.floor(time.getUTCMonth() / 3) + ahead;
  return new Date(Date.UTC(time.getUTCFullYear(), quarter * 3));
}

/** Counts this quarter so far, and for some days after its end the one before, which then stays as it is. */
export async function countQuarters(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const isNew = now.getTime() - getQuarterStart(now).getTime() < recountPeriod;
  for (const ahead of isNew ? [-1, 0] : [0]) await countQuarter(ctx, now, ahead);
}

/** A night may be missed. */
const recountPeriod = 7 * 24 * 60 * 60 * 1000;

async function countQuarter(ctx: Context, now: Date, ahead: number): Promise<void> {
  const [from, until] = [getQuarterStart(now, ahead), getQuarterStart(now, ahead + 1)];
  await transact(ctx, async (tx) => {
    const figures = await store.countFigures(tx.db, { from, until });
    await store.upsertQuarter(tx.db, from.toISOString().slice(0, 10), figures, now);
  });
}

export const listQuarters = (ctx: Context): Promise<store.QuarterRow[]> => store.selectQuarters(ctx.db);
