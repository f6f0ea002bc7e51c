import * as contract from "@vesper/contract/listings";
import type { Context } from "#platform/context.ts";
import { pageMeta } from "#platform/http/page-meta.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentOwnListing } from "./present.ts";
import * as own from "./service/own-listings.ts";
import { signerFor } from "./signer.ts";

type Row = Awaited<ReturnType<typeof own.getOwn>>;

/** What a supplier does with their own listings. */
export function ownListingRoutes(app: App) {
  const present = async (ctx: Context, row: Promise<Row>) => ({
    data: presentOwnListing(await row, signerFor(ctx)),
  });

  serve(app, contract.listOwnListings, async (ctx, { query }) => {
    const { rows, total } = await own.listOwn(ctx, query);
    const sign = signerFor(ctx);
    return { data: rows.map((row) => presentOwnListing(row, sign)), meta: pageMeta(query, total) };
  });
  serve(app, contract.getOwnListing, (ctx, { params }) => present(ctx, own.getOwn(ctx, params.id)));
  serve(app, contract.createListing, (ctx, { body }) => present(ctx, own.createListing(ctx, body)));
  serve(app, contract.updateListing, (ctx, { params, body }) =>
    present(ctx, own.updateListing(ctx, params.id, body)),
  );
  serve(app, contract.submitListing, (ctx, { params }) => present(ctx, own.submitListing(ctx, params.id)));
  serve(app, contract.removeListingImage, (ctx, { params }) =>
    present(ctx, own.removeImage(ctx, params.id, params.imageId)),
  );
  serve(app, contract.deleteListing, async (ctx, { params }) => {
    await own.deleteListing(ctx, params.id);
    return { data: { _id: params.id } };
  });
}
