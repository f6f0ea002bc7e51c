import { getToday } from "#platform/clock.ts";
import { signedIn, type Context } from "#platform/context.ts";
import { getFirstKeptDay, isVisit, toVisitorHash } from "#platform/identity/visitors.ts";
import * as store from "../store/engagement.ts";
import { getMedia } from "./get-media.ts";

export async function toggleLike(ctx: Context, id: string): Promise<{ isLiked: boolean; likeCount: number }> {
  const { userId } = signedIn(ctx);
  await getMedia(ctx, id);
  return store.toggleLike(ctx.db, { mediaId: id, userId, now: ctx.clock.now() });
}

/**
 * Counts a view by a person. Views by bots and by the owner do not count, nor do repeat views by the same person on
 * the same day.
 */
export async function recordView(ctx: Context, id: string): Promise<void> {
  const { ownerId } = await getMedia(ctx, id);
  if (!isVisit(ctx, ownerId)) return;
  const visitor = toVisitorHash(ctx, "media-visitors");
  await store.recordView(ctx.db, { mediaId: id, day: getToday(ctx.clock), visitor });
}

/** Purges the record of who viewed what, which is needed for one day only. */
export const purgeVisitors = (ctx: Context) => store.deleteVisitorsBefore(ctx.db, getFirstKeptDay(ctx));
