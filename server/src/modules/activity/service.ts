import { limits } from "@vesper/contract/core/limits";
import { day, later } from "#platform/clock.ts";
import { signedIn, type Context } from "#platform/context.ts";
import * as store from "./store.ts";

export function listOwnActivity(ctx: Context): Promise<store.ActivityRow[]> {
  return store.selectOf(ctx.db, signedIn(ctx).userId, limits.activity.recent);
}

export const listActivity = (ctx: Context, query: { page: number; limit: number }) =>
  store.selectNewest(ctx.db, query);

export async function forgetPastActivity(ctx: Context): Promise<void> {
  await store.deleteActivityPast(ctx.db, later(ctx.clock.now(), -ctx.config.retention.activity * day));
}
