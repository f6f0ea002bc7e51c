import { createSigner } from "#modules/media/index.ts";
import type { Context } from "#platform/context.ts";
import { presentOwnListing } from "./present.ts";
import { selectOwned } from "./store/lists.ts";

export async function exportListings(ctx: Context, userId: string) {
  const rows = await selectOwned(ctx.db, { supplierId: userId }, { limit: 10_000, offset: 0 });
  return rows.map((row) => presentOwnListing(row, createSigner(ctx)));
}
