import * as contract from "@vesper/contract/profiles/listings";
import type { Context } from "#platform/context.ts";
import { answering } from "#platform/http/answers.ts";
import { answerPage } from "#platform/http/page-meta.ts";
import { serveFromReplica, type App } from "#platform/http/serve.ts";
import { presentListing } from "./present.ts";
import * as catalogue from "./service/catalogue.ts";

/** Public listing endpoints: the catalogue and single listings. */
export function catalogueRoutes(app: App) {
  const one = answering(presentListing);
  const list = (ctx: Context, query: Parameters<typeof catalogue.listCatalogue>[1]) =>
    answerPage(query, catalogue.listCatalogue(ctx, query), presentListing);

  serveFromReplica(app, contract.listListings, (ctx, { query }) => list(ctx, query));
  serveFromReplica(app, contract.listListingsByCategory, (ctx, { params, query }) =>
    list(ctx, { ...query, ...params }),
  );
  serveFromReplica(app, contract.listListingsByTag, (ctx, { params, query }) =>
    list(ctx, { ...query, ...params }),
  );
  serveFromReplica(app, contract.getListing, (ctx, { params }) =>
    one(catalogue.getListing(ctx, params.slug)),
  );
  serveFromReplica(app, contract.getListingById, (ctx, { params }) =>
    one(catalogue.getListingById(ctx, params.id)),
  );
}
