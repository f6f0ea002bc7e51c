import type { Place } from "@vesper/contract/profiles/places";
import type { SuggestedPlace } from "@vesper/contract/profiles/suggestions";
import { limits } from "@vesper/contract/core/limits";
import { LRUCache } from "lru-cache";
import type { Context, Platform } from "#platform/context.ts";
import { exactCountLimit } from "#platform/database/count.ts";
import type { Audience } from "#platform/identity/audience.ts";
import { countFound } from "../store/criteria.ts";
import * as store from "../store/suggested-places.ts";

/** More than are shown: hide-lists may empty a city, and its surroundings may change the order. */
const candidates = { matching: limits.search.suggestions, popular: limits.suggestions.popular + 4 };

/** Finds cities by the beginning of their name. */
export const findCities = async (ctx: Context, audience: Audience, beginning: string) =>
  withCounts(ctx, audience, await store.selectCitiesWithProfiles(ctx.db, beginning, candidates.matching));

const popularCities = new LRUCache<Platform["pages"], readonly Place[]>({ max: 100, ttl: 60_000 });

/**
 * Finds the cities with the most profiles. A full list of candidates is kept for a minute, because selecting them reads
 * the whole directory; their counts are always current.
 */
export async function findPopularCities(ctx: Context, audience: Audience): Promise<SuggestedPlace[]> {
  let cities = popularCities.get(ctx.pages);
  if (!cities) {
    cities = await store.selectPopularCities(ctx.db, candidates.popular);
    if (cities.length === candidates.popular) popularCities.set(ctx.pages, cities);
  }
  return withCounts(ctx, audience, cities);
}

/** Counts like a search near the city, so that the number equals that of the results; leaves out cities without any. */
async function withCounts(
  ctx: Context,
  audience: Audience,
  cities: readonly Place[],
): Promise<SuggestedPlace[]> {
  if (cities.length === 0) return [];
  const around = await store.countAroundCities(ctx.db, audience, cities, limits.radius.normal);
  const counted = await Promise.all(
    cities.map(async (city, index) => ({
      ...city,
      profileCount: await toExactCount(ctx, audience, around[index]),
    })),
  );
  return counted
    .filter(({ profileCount }) => profileCount > 0)
    .toSorted((one, other) => other.profileCount - one.profileCount);
}

async function toExactCount(ctx: Context, audience: Audience, counted?: store.CountedCity): Promise<number> {
  if (!counted) return 0;
  const { profiles, placeIds } = counted;
  if (profiles <= exactCountLimit) return profiles;
  return countFound(ctx.db, {
    audience,
    now: ctx.clock.now(),
    filter: { placeIds },
    dictionaryMatches: null,
  });
}
