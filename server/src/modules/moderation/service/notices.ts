import { signedIn, type Context } from "#platform/context.ts";
import { countNotices, selectNotices, type NoticeRow } from "../store/restrictions.ts";

export async function listNotices(
  ctx: Context,
  window: { limit: number; offset: number },
): Promise<{ notices: NoticeRow[]; total: number }> {
  const { userId } = signedIn(ctx);
  return {
    notices: await selectNotices(ctx.db, userId, window),
    total: await countNotices(ctx.db, userId),
  };
}
