import * as contract from "@vesper/contract/listings";
import type { Context } from "#platform/context.ts";
import { pageMeta } from "#platform/http/page-meta.ts";
import { serveVisitors, type App } from "#platform/http/serve.ts";
import { presentListing } from "./present.ts";
import * as catalogue from "./service/catalogue.ts";

/** What visitors find. */
export function catalogueRoutes(app: App) {
  const list = async (ctx: Context, query: Parameters<typeof catalogue.listCatalogue>[1]) => {
    const { rows, total } = await catalogue.listCatalogue(ctx, query);
    return { data: rows.map(presentListing), meta: pageMeta(query, total) };
  };

  serveVisitors(app, contract.listListings, (ctx, { query }) => list(ctx, query));
  serveVisitors(app, contract.listListingsByCategory, (ctx, { params, query }) =>
    list(ctx, { ...query, ...params }),
  );
  serveVisitors(app, contract.listListingsByTag, (ctx, { params, query }) =>
    list(ctx, { ...query, ...params }),
  );
  serveVisitors(app, contract.getListing, async (ctx, { params }) => ({
    data: presentListing(await catalogue.getListing(ctx, params.slug)),
  }));
  serveVisitors(app, contract.getListingById, async (ctx, { params }) => ({
    data: presentListing(await catalogue.getListingById(ctx, params.id)),
  }));
}
