import type { Unread } from "@vesper/contract/chat/chat";
import { limits } from "@vesper/contract/core/limits";
import { toConversationPath } from "@vesper/contract/chat/conversation-path";
import { notifyByMail } from "#modules/notifications/index.ts";
import { hour, addMilliseconds } from "#platform/clock.ts";
import { signedIn, transact, type Context } from "#platform/context.ts";
import { presentUnread } from "../present.ts";
import * as store from "../store/unread.ts";

/** Maximum number of unread conversations returned. Further ones appear as these are read. */
const maxUnread = 200;

export async function getUnread(ctx: Context): Promise<Unread> {
  const { userId, roles } = signedIn(ctx);
  const rows = await store.selectUnread(ctx, userId, maxUnread);
  return presentUnread(rows, limits.notifications.kept, (id) => toConversationPath(roles, id));
}

/** Clears all unread counts, in every tab. No read receipts are emitted. */
export async function clearUnread(ctx: Context): Promise<number> {
  const { userId } = signedIn(ctx);
  // A transaction, because it is repeated after a deadlock with messages that are stored together.
  const cleared = await transact(ctx, (tx) => store.clearUnread(tx.db, userId));
  ctx.realtime.emitTo([userId], "unread_snapshot", await getUnread(ctx));
  return cleared;
}

/** Maximum number of conversations per run; the next run, a minute later, continues. */
const batchSize = 500;

/** Mails one digest to each person whose messages have been unread for some time, at most once per hour. */
export async function sendUnreadDigests(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await transact(ctx, async (tx) => {
    const people = await store.claimUnreadDigests(tx.db, {
      waitingSince: addMilliseconds(now, -limits.chat.mailAfter),
      notSince: addMilliseconds(now, -hour),
      now,
      limit: batchSize,
    });
    // Links to the login page, so that the mail does not reveal the conversation.
    for (const userId of people) await notifyByMail(tx, { userId, kind: "message", path: "/login" });
  });
}
