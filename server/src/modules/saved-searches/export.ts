import { limits } from "@vesper/contract/core/limits";
import type { Context } from "#platform/context.ts";
import { presentSavedSearch } from "./present.ts";
import { selectSearches } from "./store/searches.ts";

export async function exportSavedSearches(ctx: Context, userId: string) {
  return (await selectSearches(ctx.db, userId, limits.savedSearches.vip)).map(presentSavedSearch);
}
