import { searchProfiles, type SearchHit } from "@vesper/contract/search";
import type { Context } from "#platform/context.ts";
import { pageMeta } from "#platform/http/page-meta.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentCard } from "./present.ts";
import { countTraits } from "./service/facets.ts";
import { countFound, prepareSearch, selectPage, type Search, type SearchQuery } from "./service/search.ts";
import type { CardRow } from "./store/cards.ts";

/** Who is found by words, place and traits. */
export function searchRoutes(app: App) {
  serve(app, searchProfiles, async (ctx, { query }) => {
    const search = await prepareSearch(ctx, query);
    if (!search) return nobody(query);
    const offset = (query.page - 1) * query.limit;
    // One more than asked for tells whether there are more, where nobody wants to know how many.
    const rows = await selectPage(ctx, search, { limit: query.limit + 1, offset });
    const isLast = rows.length <= query.limit && (rows.length > 0 || offset === 0);
    const total = isLast || !query.counted ? offset + rows.length : await countFound(ctx, search);
    return {
      data: rows.slice(0, query.limit).map((row) => presentHit(ctx, search, row)),
      meta: {
        ...pageMeta(query, total),
        correctedTo: search.correctedTo,
        ...(query.facets && (await countTraits(ctx, search, total))),
      },
    };
  });
}

function presentHit(ctx: Context, { near }: Search, row: CardRow): SearchHit {
  const km = near?.find(({ id }) => id === row.placeId)?.km;
  return { ...presentCard(row, ctx.clock.now()), distanceKm: km === undefined ? null : Math.round(km) };
}

const nobody = (query: SearchQuery) => ({
  data: [],
  meta: {
    ...pageMeta(query, 0),
    correctedTo: null,
    ...(query.facets && {
      facets: { gender: [], category: [], tags: [], languages: [], price: [] },
      areFacetsEstimated: false,
    }),
  },
});
