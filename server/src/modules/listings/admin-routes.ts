import * as contract from "@vesper/contract/profiles/listings";
import { createSigner } from "#modules/media/index.ts";
import type { Context } from "#platform/context.ts";
import { toAdminPage } from "#platform/http/page-meta.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentAdminListing } from "./present.ts";
import * as listings from "./service/administer.ts";

type Row = Awaited<ReturnType<typeof listings.approveListing>>;

export function listingAdminRoutes(app: App) {
  const present = async (ctx: Context, row: Promise<Row>) => ({
    data: presentAdminListing(await row, createSigner(ctx)),
  });

  serve(app, contract.adminListListings, async (ctx, { query }) => {
    const sign = createSigner(ctx);
    return toAdminPage(query, await listings.listForReview(ctx, query), (row) =>
      presentAdminListing(row, sign),
    );
  });
  serve(app, contract.approveListing, (ctx, { params, body }) =>
    present(ctx, listings.approveListing(ctx, params.id, body ?? {})),
  );
  serve(app, contract.rejectListing, (ctx, { params, body }) =>
    present(ctx, listings.rejectListing(ctx, params.id, body)),
  );
}
