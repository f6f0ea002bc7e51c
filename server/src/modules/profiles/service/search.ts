import { noFacets } from "@vesper/contract/profiles/search";
import type { Context } from "#platform/context.ts";
import type { PageWindow } from "#platform/database/queue-page.ts";
import { createVisitorCache } from "#platform/visitor-cache.ts";
import { toRotationToken } from "../rotation.ts";
import { selectCardsInOrder } from "../store/cards.ts";
import { countFound, selectFoundAmong } from "../store/criteria.ts";
import { countFacets } from "./facets.ts";
import { correctSearch, prepareSearch, toCriteria, type Search, type SearchQuery } from "./prepare-search.ts";
import { listNearest } from "./nearest.ts";
import { isNearestFirst, isRotated, listFew, listSortedIds } from "./search-sort.ts";
import { cacheShortQuery, type SearchResult } from "./short-queries.ts";

export const searchProfiles = (ctx: Context, query: SearchQuery): Promise<SearchResult> =>
  cacheShortQuery(ctx, query, () => runSearch(ctx, query));

async function runSearch(ctx: Context, query: SearchQuery): Promise<SearchResult> {
  const prepared = await prepareSearch(ctx, query);
  if (!prepared) return { rows: [], total: 0, correctedTo: null, ...(query.facets && { facets: noFacets }) };
  const page = await readPage(ctx, prepared);
  if (page.total > 0) return page;
  const corrected = await correctSearch(ctx, prepared);
  return corrected ? readPage(ctx, corrected) : page;
}

/** Reads a page of a search whose terms are resolved. */
export async function readPage(ctx: Context, prepared: Search): Promise<SearchResult> {
  const { limit, page, counted, facets } = prepared.query;
  const found = listPage(ctx, prepared, { limit, offset: (page - 1) * limit });
  const count = async () => (counted ? (await found).total : countAll(ctx, prepared));
  // Facets need the total only if they are estimated, so they are counted while it is read.
  const counting = facets && countFacets(ctx, prepared, count);
  const [{ rows, total }, counts] = await Promise.all([found, counting]);
  const km = new Map(prepared.near?.map(({ id, rank }) => [id, rank]));
  return {
    rows: rows.map((row) => ({ ...row, km: km.get(row.placeId) ?? null })),
    total,
    correctedTo: prepared.correctedTo,
    ...(isRotated(prepared) && { rotation: toRotationToken(prepared.rotation) }),
    ...counts,
  };
}

async function listPage(ctx: Context, prepared: Search, window: PageWindow) {
  const few = prepared.query.counted
    ? await listFew(ctx, prepared, window, () => countAll(ctx, prepared))
    : null;
  return few ?? listMany(ctx, prepared, window);
}

/** Lists a page in the order of an index, and counts the rest apart. */
async function listMany(ctx: Context, prepared: Search, { limit, offset }: PageWindow) {
  if (isNearestFirst(prepared)) return listNearest(ctx, prepared, { limit, offset });
  // One extra row shows whether there are more when no total is requested.
  const ids = await listSortedIds(ctx, prepared, { limit: limit + 1, offset });
  const isKnown = ids.length > 0 ? ids.length <= limit || !prepared.query.counted : offset === 0;
  const total = isKnown ? offset + ids.length : await countAll(ctx, prepared);
  return { rows: await selectCardsInOrder(ctx.db, ids.slice(0, limit)), total };
}

const cacheTotal = createVisitorCache<number>();

/** Counts a search once for all its pages. Members may not see everyone, and time alone changes some filters. */
function countAll(ctx: Context, prepared: Search): Promise<number> {
  const count = () => countFound(ctx.db, toCriteria(ctx, prepared));
  const { filter, dictionaryMatches } = prepared;
  return ctx.viewer || filter.new || filter.available
    ? count()
    : cacheTotal(ctx, JSON.stringify([filter, dictionaryMatches?.q]), count);
}

/** Returns those of the given ids whose profiles match a search. */
export async function findMatchesAmong(
  ctx: Context,
  query: SearchQuery,
  ids: readonly string[],
): Promise<{ id: string }[]> {
  const prepared = await prepareSearch(ctx, query);
  if (!prepared) return [];
  return selectFoundAmong(ctx.db, toCriteria(ctx, prepared), ids);
}
