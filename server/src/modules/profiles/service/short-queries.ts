import type { Facets } from "@vesper/contract/profiles/search";
import { LRUCache } from "lru-cache";
import type { Context, Platform } from "#platform/context.ts";
import type { CardRow } from "../store/cards.ts";
import type { SearchQuery } from "./prepare-search.ts";

export interface SearchResult {
  rows: (CardRow & { km: number | null })[];
  total: number;
  correctedTo: string | null;
  facets?: Facets;
  areFacetsEstimated?: boolean;
}

const maxShortLength = 3;
const resultCaches = new WeakMap<Platform["pages"], LRUCache<string, Promise<SearchResult>>>();

/**
 * Returns the cache key for suggestions that are the same for every visitor from a country: few letters, no filter,
 * no viewer.
 */
function findCacheKey(ctx: Context, { q, limit, page, counted, radiusKm: _usual, ...filters }: SearchQuery) {
  const isPlain = !ctx.viewer && !counted && page === 1 && filters.sortBy === "location" && !filters.facets;
  const { sortBy: _sortBy, facets: _facets, ...otherFilters } = filters;
  const isUnfiltered = Object.values(otherFilters).every((value) => value === undefined);
  if (!q || Array.from(q).length > maxShortLength || !isPlain || !isUnfiltered) return null;
  return `${limit} ${ctx.caller.country ?? ""} ${q.toLowerCase()}`;
}

/**
 * Caches results for two or three letters for a minute or until public data changes: such queries are very frequent
 * and match very many profiles.
 */
export function cacheShortQuery(
  ctx: Context,
  query: SearchQuery,
  search: () => Promise<SearchResult>,
): Promise<SearchResult> {
  const cacheKey = findCacheKey(ctx, query);
  if (!cacheKey) return search();
  let answers = resultCaches.get(ctx.pages);
  if (!answers) {
    answers = new LRUCache({ max: 5_000, ttl: 60_000 });
    resultCaches.set(ctx.pages, answers);
  }
  const key = `${ctx.pages.generation} ${cacheKey}`;
  const known = answers.get(key);
  if (known) return known;
  const answer = search();
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}
