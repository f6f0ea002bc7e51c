import { purgeUnusedPlaces } from "#modules/places/index.ts";
import type { Context } from "#platform/context.ts";
import { refreshSearchTerms } from "../store/search-dictionary.ts";

/** Purges names and cities of erased people from the search data. */
export async function purgeText(ctx: Context): Promise<void> {
  await refreshSearchTerms(ctx.db);
  await purgeUnusedPlaces(ctx);
}
