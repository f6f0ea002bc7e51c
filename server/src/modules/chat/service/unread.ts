import type { Unread } from "@vesper/contract/chat";
import { limits } from "@vesper/contract/limits";
import { conversationPath } from "@vesper/contract/conversation-path";
import { signedIn, type Context } from "#platform/context.ts";
import { presentUnread } from "../present.ts";
import * as store from "../store/unread.ts";

/** More conversations than this nobody reads at once; the rest comes up as these are read. */
const most = 200;

export async function getUnread(ctx: Context): Promise<Unread> {
  const { userId, roles } = signedIn(ctx);
  const rows = await store.selectUnread(ctx.db, userId, most);
  return presentUnread(rows, limits.notifications.kept, (id) => conversationPath(roles, id));
}

/** Lets nothing wait any more, in every tab. Nobody is told that anything was read. */
export async function clearUnread(ctx: Context): Promise<number> {
  const { userId } = signedIn(ctx);
  const cleared = await store.clearUnread(ctx.db, userId);
  ctx.realtime.tell([userId], "unread_snapshot", await getUnread(ctx));
  return cleared;
}
