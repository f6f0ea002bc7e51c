import { limits } from "@vesper/contract/core/limits";
import { day, addMilliseconds } from "#platform/clock.ts";
import { signedIn, type Context } from "#platform/context.ts";
import * as store from "./store.ts";

export function listOwnActivity(ctx: Context): Promise<store.ActivityRow[]> {
  return store.selectActivityByUser(ctx.db, signedIn(ctx).userId, limits.activity.recent);
}

export const listActivity = (ctx: Context, query: { page: number; limit: number }) =>
  store.selectSiteActivity(ctx.db, query);

export async function purgeActivity(ctx: Context): Promise<void> {
  await store.deleteActivityBefore(
    ctx.db,
    addMilliseconds(ctx.clock.now(), -ctx.config.retention.activity * day),
  );
}
