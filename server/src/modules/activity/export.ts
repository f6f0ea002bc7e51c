import type { Context } from "#platform/context.ts";
import { presentActivity } from "./present.ts";
import { selectActivityByUser } from "./store.ts";

export async function exportActivity(ctx: Context, userId: string) {
  return (await selectActivityByUser(ctx.db, userId, 10_000)).map(presentActivity);
}
