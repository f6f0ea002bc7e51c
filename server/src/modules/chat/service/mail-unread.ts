import { limits } from "@vesper/contract/limits";
import { notifyByMail } from "#modules/notifications/index.ts";
import { hour, later } from "#platform/clock.ts";
import { transact, type Context } from "#platform/context.ts";
import { takeUntold } from "../store/unread.ts";

/** Taken at a time; whoever is left over is taken a minute later. */
const atOnce = 500;

/** Whoever has left messages unread for a while gets one mail that says so, and no second one within the hour. */
export async function mailUnread(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await transact(ctx, async (tx) => {
    const people = await takeUntold(tx.db, {
      waitingSince: later(now, -limits.chat.mailAfter),
      notSince: later(now, -hour),
      now,
      limit: atOnce,
    });
    // To the front page of one's own area: where messages are is nobody else's business.
    for (const userId of people) await notifyByMail(tx, { userId, kind: "message", path: "/login" });
  });
}
