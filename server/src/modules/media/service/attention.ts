import { isbot } from "isbot";
import { day, dayOf, later, today } from "#platform/clock.ts";
import { signedIn, type Context } from "#platform/context.ts";
import { keyedHash } from "#platform/secrets.ts";
import * as store from "../store/attention.ts";
import { getMedia } from "./find.ts";

export async function toggleLike(ctx: Context, id: string): Promise<{ isLiked: boolean; likeCount: number }> {
  const { userId } = signedIn(ctx);
  await getMedia(ctx, id);
  return store.toggleLike(ctx.db, { mediaId: id, userId, now: ctx.clock.now() });
}

/** A person looks at it. Robots, its owner, and the same person on the same day do not count. */
export async function countView(ctx: Context, id: string): Promise<void> {
  const { ownerId } = await getMedia(ctx, id);
  if (ownerId === ctx.viewer?.userId || isbot(ctx.caller.userAgent)) return;
  await store.countView(ctx.db, { mediaId: id, day: today(ctx.clock), visitor: visitorOf(ctx) });
}

/** Tells two visitors apart for a day, and cannot be turned back into either. */
function visitorOf({ viewer, caller, clock, secrets }: Context): Buffer {
  const who = viewer ? `person ${viewer.userId}` : `visitor ${caller.network} ${caller.userAgent}`;
  return keyedHash(secrets.keyFor("media-visitors"), `${today(clock)} ${who}`).subarray(0, 16);
}

/** Who looked at what is needed for a day only. */
export const forgetVisitors = (ctx: Context) =>
  store.deleteVisitorsBefore(ctx.db, dayOf(later(ctx.clock.now(), -ctx.config.retention.visits * day)));
