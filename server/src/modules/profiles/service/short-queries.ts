import type { Facets } from "@vesper/contract/profiles/search";
import { LRUCache } from "lru-cache";
import type { Context, Platform } from "#platform/context.ts";
import type { CardRow } from "../store/cards.ts";
import type { SearchQuery } from "./prepare-search.ts";

export interface SearchAnswer {
  rows: (CardRow & { km: number | null })[];
  total: number;
  correctedTo: string | null;
  facets?: Facets;
  areFacetsEstimated?: boolean;
}

const short = 3;
const answersOf = new WeakMap<Platform["pages"], LRUCache<string, Promise<SearchAnswer>>>();

/** The letters of a suggestion that everybody in a country gets alike: few letters, no filter, nobody in particular who asks. */
function lettersOf(ctx: Context, { q, limit, page, counted, radiusKm: _usual, ...filters }: SearchQuery) {
  const isPlain = !ctx.viewer && !counted && page === 1 && filters.sortBy === "location" && !filters.facets;
  const { sortBy: _sortBy, facets: _facets, ...traits } = filters;
  const isUnfiltered = Object.values(traits).every((value) => value === undefined);
  if (!q || Array.from(q).length > short || !isPlain || !isUnfiltered) return null;
  return `${limit} ${ctx.caller.country ?? ""} ${q.toLowerCase()}`;
}

/**
 * Two or three letters find very many people and are typed by everybody, so their answer is good for a minute,
 * unless something public changes meanwhile.
 */
export function remembering(
  ctx: Context,
  query: SearchQuery,
  search: () => Promise<SearchAnswer>,
): Promise<SearchAnswer> {
  const letters = lettersOf(ctx, query);
  if (!letters) return search();
  let answers = answersOf.get(ctx.pages);
  if (!answers) {
    answers = new LRUCache({ max: 5_000, ttl: 60_000 });
    answersOf.set(ctx.pages, answers);
  }
  const key = `${ctx.pages.generation} ${letters}`;
  const known = answers.get(key);
  if (known) return known;
  const answer = search();
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}
