import { limits } from "@vesper/contract/limits";
import type { Context } from "#platform/context.ts";
import type { Events } from "#platform/events.ts";
import { presentSavedSearch } from "./present.ts";
import { insertFirstListing, insertFirstListings } from "./store/first-listings.ts";
import { deleteSearchesOf, selectSearches } from "./store/searches.ts";

export { savedSearchJobs } from "./jobs.ts";
export { savedSearchRoutes } from "./routes.ts";
export { saveSearch } from "./service/searches.ts";

export function watchSavedSearches(events: Events): void {
  events.on("profile.listing-changed", async (tx, { profileId, isListed }) => {
    if (isListed) await insertFirstListing(tx.db, profileId, tx.clock.now());
  });
  events.on("profiles.relisted", (tx, { profileIds }) =>
    insertFirstListings(tx.db, profileIds, tx.clock.now()),
  );
  events.on("user.erased", (tx, { userId }) => deleteSearchesOf(tx.db, userId));
}

export async function exportSavedSearches(ctx: Context, userId: string) {
  return (await selectSearches(ctx.db, userId, limits.savedSearches.vip)).map(presentSavedSearch);
}
