import type { Facets } from "@vesper/contract/profiles/search";
import type { Context } from "#platform/context.ts";
import type { CardRow } from "../store/cards.ts";
import type { SearchQuery } from "./prepare-search.ts";
import { createVisitorCache } from "#platform/visitor-cache.ts";

export interface SearchResult {
  rows: (CardRow & { km: number | null })[];
  total: number;
  correctedTo: string | null;
  rotation?: string;
  facets?: Facets;
  areFacetsEstimated?: boolean;
}

const maxShortLength = 3;
const cacheResult = createVisitorCache<SearchResult>();

/** Returns the cache key for suggestions that are the same for every visitor: few letters, no filter, no viewer. */
function findCacheKey(ctx: Context, { q, limit, page, counted, radiusKm: _usual, ...filters }: SearchQuery) {
  const isPlain = !ctx.viewer && !counted && page === 1 && !filters.facets;
  const { facets: _facets, ...otherFilters } = filters;
  const isUnfiltered = Object.values(otherFilters).every((value) => value === undefined);
  if (!q || Array.from(q).length > maxShortLength || !isPlain || !isUnfiltered) return null;
  return `${limit} ${q.toLowerCase()}`;
}

/** Caches results for two or three letters: such queries are very frequent and match very many profiles. */
export function cacheShortQuery(
  ctx: Context,
  query: SearchQuery,
  search: () => Promise<SearchResult>,
): Promise<SearchResult> {
  const key = findCacheKey(ctx, query);
  return key ? cacheResult(ctx, key, search) : search();
}
