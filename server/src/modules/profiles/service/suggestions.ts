import type { Place } from "@vesper/contract/profiles/places";
import type { SuggestedPlace, SuggestedTag, Suggestions } from "@vesper/contract/profiles/suggestions";
import { limits } from "@vesper/contract/core/limits";
import { LRUCache } from "lru-cache";
import { findTagsByPrefix } from "#modules/taxonomy/index.ts";
import { suggestPlaces } from "#modules/places/index.ts";
import type { Context, Platform } from "#platform/context.ts";
import { toAudience } from "#platform/identity/audience.ts";
import { countFound } from "../store/criteria.ts";
import { selectPopularPlaces } from "../store/popular-places.ts";
import { selectPlacesWithin } from "../store/search.ts";

const { places: maxPlaces, tags: maxTags, popular: maxPopular } = limits.suggestions;

/** Finds cities and tags for the search box. Too short a text finds the most popular cities. */
export function findSuggestions(ctx: Context, q = ""): Promise<Suggestions> {
  const text = Array.from(q).length < limits.search.minimum ? "" : q;
  return cacheForVisitors(ctx, text.toLowerCase(), () =>
    text ? findMatchingTerms(ctx, text) : findPopularPlaces(ctx),
  );
}

async function findMatchingTerms(ctx: Context, q: string): Promise<Suggestions> {
  const cities = (await suggestPlaces(ctx, q)).map(({ name, ...city }) => ({ city: name, ...city }));
  const places = await withCounts(ctx, cities);
  const tags = (await findTagsByPrefix(ctx, q))
    .filter(({ profileCount }) => profileCount > 0)
    .map(({ slug, name, profileCount }): SuggestedTag => ({ slug, name, profileCount }));
  return { places: places.slice(0, maxPlaces), tags: tags.slice(0, maxTags) };
}

async function findPopularPlaces(ctx: Context): Promise<Suggestions> {
  const places = await selectPopularPlaces(ctx.db, toAudience(ctx), maxPopular);
  return { places: await withCounts(ctx, places), tags: [] };
}

/** Counts like a search near the city, so that the number equals that of the results; leaves out cities without any. */
async function withCounts(ctx: Context, places: readonly Place[]): Promise<SuggestedPlace[]> {
  const counted: SuggestedPlace[] = [];
  for (const place of places) {
    const within = await selectPlacesWithin(ctx.db, place, limits.radius.normal);
    const placeIds = within.map(({ id }) => id);
    const criteria = {
      audience: toAudience(ctx),
      now: ctx.clock.now(),
      filter: { placeIds },
      dictionaryMatches: null,
    };
    const profileCount = placeIds.length > 0 ? await countFound(ctx.db, criteria) : 0;
    if (profileCount > 0) counted.push({ ...place, profileCount });
  }
  return counted.toSorted((one, other) => other.profileCount - one.profileCount);
}

const suggestionCaches = new WeakMap<Platform["pages"], LRUCache<string, Promise<Suggestions>>>();

/** Caches for a minute or until public data changes. A viewer may be blocked by someone, so only visitors share results. */
function cacheForVisitors(ctx: Context, q: string, find: () => Promise<Suggestions>): Promise<Suggestions> {
  if (ctx.viewer) return find();
  let answers = suggestionCaches.get(ctx.pages);
  if (!answers) {
    answers = new LRUCache({ max: 5_000, ttl: 60_000 });
    suggestionCaches.set(ctx.pages, answers);
  }
  const key = `${ctx.pages.generation} ${ctx.caller.country ?? ""} ${q}`;
  const known = answers.get(key);
  if (known) return known;
  const answer = find();
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}
