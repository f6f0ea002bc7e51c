import type { Listing } from "@vesper/contract/listings";
import { signerFor } from "#modules/media/index.ts";
import type { Context } from "#platform/context.ts";
import type { Events } from "#platform/events.ts";
import { onlookerOf } from "#platform/onlooker.ts";
import { presentListing, presentOwnListing } from "./present.ts";
import { selectShownAmong } from "./store/catalogue.ts";
import { selectOwned } from "./store/lists.ts";
import { deleteListingsOf } from "./store/listings.ts";

export { listingAdminRoutes } from "./admin-routes.ts";
export { catalogueRoutes } from "./catalogue-routes.ts";
export { ownListingRoutes } from "./routes.ts";
export { approveListing, getListingFigures, rejectListing } from "./service/administer.ts";
export { illustrateListing } from "./service/illustrate.ts";
export { listingSubject } from "./service/listing-subject.ts";
export { createListing, listOwn as listOwnListings, submitListing } from "./service/own-listings.ts";

export function watchListings(events: Events): void {
  events.on("user.erased", (tx, { userId }) => deleteListingsOf(tx.db, userId));
}

/** Those of them that the viewer may see. */
export async function listShownListings(ctx: Context, ids: readonly string[]): Promise<Listing[]> {
  const rows = await selectShownAmong(ctx.db, onlookerOf(ctx), ids);
  return rows.map(presentListing);
}

export async function exportListings(ctx: Context, userId: string) {
  const rows = await selectOwned(ctx.db, { supplierId: userId }, { limit: 10_000, offset: 0 });
  return rows.map((row) => presentOwnListing(row, signerFor(ctx)));
}
