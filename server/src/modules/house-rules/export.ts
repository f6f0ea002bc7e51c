import { findProfileOf } from "#modules/profiles/index.ts";
import type { Context } from "#platform/context.ts";
import { selectHouseRules } from "./store.ts";

export async function exportHouseRules(ctx: Context, userId: string): Promise<string[]> {
  const profile = await findProfileOf(ctx, userId);
  return profile ? selectHouseRules(ctx.db, profile.id) : [];
}
