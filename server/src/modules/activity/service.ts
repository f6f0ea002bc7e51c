import { limits } from "@vesper/contract/limits";
import { day, later } from "#platform/clock.ts";
import { signedIn, type Context } from "#platform/context.ts";
import * as store from "./store.ts";

export function listOwnActivity(ctx: Context): Promise<store.ActivityRow[]> {
  return store.selectOf(ctx.db, signedIn(ctx).userId, limits.activity.recent);
}

export async function listActivity(
  ctx: Context,
  window: { limit: number; offset: number },
): Promise<{ activity: store.SiteActivityRow[]; total: number }> {
  return { activity: await store.selectNewest(ctx.db, window), total: await store.countAll(ctx.db) };
}

export async function forgetPastActivity(ctx: Context): Promise<void> {
  await store.deleteActivityPast(ctx.db, later(ctx.clock.now(), -ctx.config.retention.activity * day));
}
