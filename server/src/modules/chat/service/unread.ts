import type { Unread } from "@vesper/contract/chat/chat";
import { limits } from "@vesper/contract/core/limits";
import { toConversationPath } from "@vesper/contract/chat/conversation-path";
import { notifyByMail } from "#modules/notifications/index.ts";
import { hour, addMilliseconds } from "#platform/clock.ts";
import { signedIn, transact, type Context } from "#platform/context.ts";
import { presentUnread } from "../present.ts";
import * as store from "../store/unread.ts";

/** More conversations than this nobody reads at once; the rest comes up as these are read. */
const maxUnread = 200;

export async function getUnread(ctx: Context): Promise<Unread> {
  const { userId, roles } = signedIn(ctx);
  const rows = await store.selectUnread(ctx.db, userId, maxUnread);
  return presentUnread(rows, limits.notifications.kept, (id) => toConversationPath(roles, id));
}

/** Lets nothing wait any more, in every tab. Nobody is told that anything was read. */
export async function clearUnread(ctx: Context): Promise<number> {
  const { userId } = signedIn(ctx);
  const cleared = await store.clearUnread(ctx.db, userId);
  ctx.realtime.emitTo([userId], "unread_snapshot", await getUnread(ctx));
  return cleared;
}

/** Taken at a time; whoever is left over is taken a minute later. */
const batchSize = 500;

/** Whoever has left messages unread for a while gets one mail that says so, and no second one within the hour. */
export async function sendUnreadDigests(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await transact(ctx, async (tx) => {
    const people = await store.claimUnreadDigests(tx.db, {
      waitingSince: addMilliseconds(now, -limits.chat.mailAfter),
      notSince: addMilliseconds(now, -hour),
      now,
      limit: batchSize,
    });
    // To the front page of one's own area: where messages are is nobody else's business.
    for (const userId of people) await notifyByMail(tx, { userId, kind: "message", path: "/login" });
  });
}
