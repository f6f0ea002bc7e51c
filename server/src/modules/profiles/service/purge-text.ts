import { purgeUnusedPlaces } from "#modules/places/index.ts";
import type { Context } from "#platform/context.ts";
import { refreshSearchTerms } from "../store/search-dictionary.ts";

/** Names and cities of people who are gone, wherever they were noted for the search. */
export async function purgeText(ctx: Context): Promise<void> {
  await refreshSearchTerms(ctx.db);
  await purgeUnusedPlaces(ctx);
}
