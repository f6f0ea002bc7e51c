import { searchProfiles as endpoint } from "@vesper/contract/profiles/search";
import { suggestTerms } from "@vesper/contract/profiles/suggestions";
import { toPageMeta } from "#platform/http/page-meta.ts";
import { serveFromReplica, type App } from "#platform/http/serve.ts";
import { getCardSnapshot } from "./card-snapshot.ts";
import { presentSearchHit } from "./present-card.ts";
import { findPriceMatches } from "./service/price-match.ts";
import { findSuggestions } from "./service/suggestions.ts";
import { searchProfiles } from "./service/search.ts";

/** Search endpoints: profiles by text, place and traits, and suggestions for the search box. */
export function searchRoutes(app: App) {
  serveFromReplica(app, endpoint, async (ctx, { query }) => {
    const { rows, total, ...answer } = await searchProfiles(ctx, query);
    const snapshot = await getCardSnapshot(ctx);
    const matches = await findPriceMatches(ctx, rows, query);
    return {
      data: rows.map((row) => presentSearchHit(row, snapshot, matches.get(row.id))),
      meta: { ...toPageMeta(query, total), ...answer },
    };
  });

  serveFromReplica(app, suggestTerms, async (ctx, { query }) => ({
    data: await findSuggestions(ctx, query.q),
  }));
}
