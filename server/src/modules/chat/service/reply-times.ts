import { limits } from "@vesper/contract/core/limits";
import { addMilliseconds } from "#platform/clock.ts";
import { transact, type Context } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { findReplyTime } from "../policy.ts";
import { selectEscortIds, selectReplyWaits } from "../store/reply-times.ts";

const batchSize = 200;
const mostMessages = 500;

/** Measures how soon each escort replies, so that a profile page only reads the result. */
export async function measureReplyTimes(ctx: Context): Promise<void> {
  const { window, bands } = limits.chat.replyTime;
  const since = addMilliseconds(ctx.clock.now(), -window);
  const repliedBy = addMilliseconds(ctx.clock.now(), -bands.days);
  let userIds = await selectEscortIds(ctx.db, null, batchSize);
  while (userIds.length > 0) {
    await measureBatch(ctx, userIds, { since, repliedBy });
    userIds = await selectEscortIds(ctx.db, userIds.at(-1) ?? null, batchSize);
  }
}

async function measureBatch(
  ctx: Context,
  userIds: string[],
  window: { since: Date; repliedBy: Date },
): Promise<void> {
  const waits = await selectReplyWaits(ctx.db, userIds, { ...window, mostMessages });
  const measured = new Map(waits.map((row) => [row.userId, findReplyTime(row)]));
  const times = userIds.map((userId) => ({ userId, replyTime: measured.get(userId) ?? null }));
  await transact(ctx, (tx) => publish(tx, "profiles.reply-times-measured", { times }));
}
