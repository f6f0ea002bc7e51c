import type { SuggestedTag, Suggestions } from "@vesper/contract/profiles/suggestions";
import { limits } from "@vesper/contract/core/limits";
import { findTagsByPrefix } from "#modules/taxonomy/index.ts";
import type { Context } from "#platform/context.ts";
import { toAudience, type Audience } from "#platform/identity/audience.ts";
import { selectHasPersonalView } from "../store/personal-view.ts";
import { findCities, findPopularCities } from "./suggested-places.ts";
import { createVisitorCache } from "#platform/visitor-cache.ts";

const { places: maxPlaces, tags: maxTags, popular: maxPopular } = limits.suggestions;
const cacheSuggestions = createVisitorCache<Suggestions>();

/**
 * Finds cities and tags for the search box. Too short a text finds the most popular cities. Members share the results
 * of visitors, unless other profiles are visible to them.
 */
export async function findSuggestions(ctx: Context, q = ""): Promise<Suggestions> {
  const text = Array.from(q).length < limits.search.minimum ? "" : q.toLowerCase();
  const find = (audience: Audience) =>
    text ? findMatchingTerms(ctx, audience, text) : findPopularPlaces(ctx, audience);
  const { userId, country } = toAudience(ctx);
  if (userId && (await selectHasPersonalView(ctx.db, userId))) return find({ userId, country });
  return cacheSuggestions(ctx, text, () => find({ userId: null, country }));
}

async function findMatchingTerms(ctx: Context, audience: Audience, text: string): Promise<Suggestions> {
  const places = await findCities(ctx, audience, text);
  const tags = (await findTagsByPrefix(ctx, text))
    .filter(({ profileCount }) => profileCount > 0)
    .map(({ slug, name, profileCount }): SuggestedTag => ({ slug, name, profileCount }));
  return { places: places.slice(0, maxPlaces), tags: tags.slice(0, maxTags) };
}

async function findPopularPlaces(ctx: Context, audience: Audience): Promise<Suggestions> {
  const places = await findPopularCities(ctx, audience);
  return { places: places.slice(0, maxPopular), tags: [] };
}
