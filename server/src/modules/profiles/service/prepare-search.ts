import type { EndpointRequest } from "@vesper/contract/core/endpoint";
import { limits } from "@vesper/contract/core/limits";
import type { searchProfiles } from "@vesper/contract/profiles/search";
import {
  toCategoryFilter,
  computedFilters,
  getActiveCategory,
  getActiveServiceIds,
  getActiveTag,
} from "#modules/taxonomy/index.ts";
import type { Context } from "#platform/context.ts";
import { toAudience } from "#platform/identity/audience.ts";
import { Problem } from "#platform/problem.ts";
import type { Rotation } from "../rotation.ts";
import type { DirectoryFilter } from "../store/filter.ts";
import { selectByRelevance, type Criteria } from "../store/criteria.ts";
import {
  selectDictionaryMatches,
  selectSimilarTerm,
  type DictionaryMatches,
} from "../store/search-dictionary.ts";
import { selectPlacesLike, selectPlacesWithin, type RankedPlace } from "../store/search.ts";
import { resumeRotation } from "./rotation.ts";

export type SearchQuery = EndpointRequest<typeof searchProfiles>["query"];

/** A search with its terms resolved, from which every query is built. */
export interface Search {
  query: SearchQuery;
  filter: DirectoryFilter;
  dictionaryMatches: DictionaryMatches | null;
  /** Places within the radius, ranked by distance. */
  near: RankedPlace[] | null;
  /** Places whose name contains the given text. */
  located: RankedPlace[] | null;
  /** Order of equals, and of searches without words or a chosen order. */
  rotation: Rotation;
  correctedTo: string | null;
}

export const toCriteria = (ctx: Context, { filter, dictionaryMatches }: Search): Criteria => ({
  audience: toAudience(ctx),
  now: ctx.clock.now(),
  filter,
  dictionaryMatches,
});

/** Returns null if no profile can match the query. */
export async function prepareSearch(ctx: Context, query: SearchQuery): Promise<Search | null> {
  const filter = await findFilter(ctx, query);
  if (!filter) return null;
  const near = query.near ? await selectPlacesWithin(ctx.db, query.near, query.radiusKm) : null;
  const located = query.location ? await selectPlacesLike(ctx.db, query.location) : null;
  filter.placeIds = intersectPlaces(near, located);
  const rotation = await resumeRotation(ctx, query.rotation);
  const search = { query, filter, near, located, rotation, dictionaryMatches: null, correctedTo: null };
  if (!query.q) return search;
  const dictionaryMatches = await selectDictionaryMatches(ctx.db, query.q);
  // A single letter, or accents without one, is not a search term and must not match every profile.
  return Array.from(dictionaryMatches.q).length < limits.search.minimum
    ? null
    : { ...search, dictionaryMatches };
}

function intersectPlaces(near: RankedPlace[] | null, located: RankedPlace[] | null): number[] | undefined {
  const known = new Set(located?.map(({ id }) => id));
  const places = near && located ? near.filter(({ id }) => known.has(id)) : (near ?? located);
  return places?.map(({ id }) => id);
}

/** Corrects the search terms, but only if they match no profile at all. */
export async function correctSearch(ctx: Context, search: Search): Promise<Search | null> {
  if (!search.dictionaryMatches) return null;
  const { dictionaryMatches } = search;
  const [found] = await selectByRelevance(
    ctx.db,
    { ...toCriteria(ctx, search), filter: {}, dictionaryMatches },
    1,
  );
  const correctedTo = found ? null : await findCorrection(ctx, dictionaryMatches.q);
  return correctedTo
    ? { ...search, dictionaryMatches: await selectDictionaryMatches(ctx.db, correctedTo), correctedTo }
    : null;
}

async function findCorrection(ctx: Context, q: string): Promise<string | null> {
  const terms = q.split(/\s+/);
  const corrected: string[] = [];
  for (const word of terms) {
    const isLongEnough = word.length > limits.search.minimum;
    corrected.push((isLongEnough ? await selectSimilarTerm(ctx.db, word) : undefined) ?? word);
  }
  const text = corrected.join(" ");
  return text === terms.join(" ") ? null : text;
}

/** Returns null for an unknown slug, which means no results. */
async function findFilter(ctx: Context, query: SearchQuery): Promise<DirectoryFilter | null> {
  const { category, tags = [], gender, languages, minPrice, maxPrice, ageMin, ageMax } = query;
  const { verified, available, welcomes, access, duration, place: ratePlace } = query;
  const rateFilter = { minPrice, maxPrice, duration, ratePlace };
  const choices = { gender, languages, ageMin, ageMax, welcomes, access };
  const fieldFilters = { ...choices, ...rateFilter, verified, available };
  try {
    const filters: DirectoryFilter[] = [fieldFilters];
    if (category) filters.push(toCategoryFilter(await getActiveCategory(ctx, category)));
    for (const slug of tags) {
      const { id, computed } = await getActiveTag(ctx, slug);
      filters.push(computed ? computedFilters[computed] : { tagIds: [id] });
    }
    const tagIds = filters.flatMap((filter) => filter.tagIds ?? []);
    const serviceIds = await getActiveServiceIds(ctx, query.services ?? []);
    return Object.assign({}, ...filters, { tagIds, serviceIds });
  } catch (error) {
    if (error instanceof Problem && error.code === "not_found") return null;
    throw error;
  }
}
