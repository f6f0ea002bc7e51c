import type { Context } from "#platform/context.ts";
import { presentNotice } from "./present.ts";
import { selectNoticesOf } from "./service/notices.ts";

export async function exportNotices(ctx: Context, userId: string) {
  return (await selectNoticesOf(ctx, userId, { limit: 10_000, offset: 0 })).map(presentNotice);
}
