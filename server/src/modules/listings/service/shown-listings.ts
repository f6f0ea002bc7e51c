import type { Listing } from "@vesper/contract/listings";
import type { Context } from "#platform/context.ts";
import { onlookerOf } from "#platform/onlooker.ts";
import { presentListing } from "../present.ts";
import { selectShownAmong } from "../store/catalogue.ts";

/** Filters the given ids to listings that the viewer may see. */
export async function listShownListings(ctx: Context, ids: readonly string[]): Promise<Listing[]> {
  const rows = await selectShownAmong(ctx.db, onlookerOf(ctx), ids);
  return rows.map(presentListing);
}
