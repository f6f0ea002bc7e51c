import type { RequestOf } from "@vesper/contract/core/endpoint";
import { limits } from "@vesper/contract/core/limits";
import type { searchProfiles } from "@vesper/contract/profiles/search";
import { categoryFilter, computedFilters, findCategory, findTag } from "#modules/taxonomy/index.ts";
import type { Context } from "#platform/context.ts";
import { onlookerOf } from "#platform/identity/onlooker.ts";
import { Problem } from "#platform/problem.ts";
import type { DirectoryFilter } from "../store/filter.ts";
import { selectByRelevance, type Criteria } from "../store/found.ts";
import { selectHints, selectWordLike, type Hints } from "../store/hints.ts";
import { selectPlacesLike, selectPlacesWithin, type RankedPlace } from "../store/search.ts";

export type SearchQuery = RequestOf<typeof searchProfiles>["query"];

/** A search whose words are looked up: everything that is asked of it starts from here. */
export interface Search {
  query: SearchQuery;
  filter: DirectoryFilter;
  hints: Hints | null;
  /** How far away each place within the radius is. */
  near: RankedPlace[] | null;
  /** The places that a part of a name means. */
  located: RankedPlace[] | null;
  correctedTo: string | null;
}

export const toCriteria = (ctx: Context, { filter, hints }: Search): Criteria => ({
  onlooker: onlookerOf(ctx),
  now: ctx.clock.now(),
  filter,
  hints,
});

/** Nothing, when what is asked for cannot be true of anybody. */
export async function prepareSearch(ctx: Context, query: SearchQuery): Promise<Search | null> {
  const filter = await filterOf(ctx, query);
  if (!filter) return null;
  const near = query.near ? await selectPlacesWithin(ctx.db, query.near, query.radiusKm) : null;
  const located = query.location ? await selectPlacesLike(ctx.db, query.location) : null;
  filter.placeIds = inBoth(near, located);
  const search = { query, filter, near, located, hints: null, correctedTo: null };
  if (!query.q) return search;
  const hints = await selectHints(ctx.db, query.q);
  // A single letter, or accents without one, is no search, and must not find everybody.
  return Array.from(hints.q).length < limits.search.minimum ? null : { ...search, hints };
}

function inBoth(near: RankedPlace[] | null, located: RankedPlace[] | null): number[] | undefined {
  const known = new Set(located?.map(({ id }) => id));
  const places = near && located ? near.filter(({ id }) => known.has(id)) : (near ?? located);
  return places?.map(({ id }) => id);
}

/** Only when nobody at all is found by the words as given, they may have been meant differently. */
export async function correctSearch(ctx: Context, search: Search): Promise<Search | null> {
  if (!search.hints) return null;
  const { hints } = search;
  const [found] = await selectByRelevance(ctx.db, { ...toCriteria(ctx, search), filter: {}, hints }, 1);
  const correctedTo = found ? null : await correct(ctx, hints.q);
  return correctedTo ? { ...search, hints: await selectHints(ctx.db, correctedTo), correctedTo } : null;
}

async function correct(ctx: Context, q: string): Promise<string | null> {
  const words = q.split(/\s+/);
  const corrected: string[] = [];
  for (const word of words) {
    const isLongEnough = word.length > limits.search.minimum;
    corrected.push((isLongEnough ? await selectWordLike(ctx.db, word) : undefined) ?? word);
  }
  const text = corrected.join(" ");
  return text === words.join(" ") ? null : text;
}

/** An unknown category or tag is nobody's. */
async function filterOf(ctx: Context, query: SearchQuery): Promise<DirectoryFilter | null> {
  const { category, tags = [], q: _q, location: _location, near: _near, ...traits } = query;
  try {
    const filters: DirectoryFilter[] = [traits];
    if (category) filters.push(categoryFilter(await findCategory(ctx, category)));
    for (const slug of tags) {
      const { id, computed } = await findTag(ctx, slug);
      filters.push(computed ? computedFilters[computed] : { tagIds: [id] });
    }
    const tagIds = filters.flatMap((filter) => filter.tagIds ?? []);
    return Object.assign({}, ...filters, { tagIds });
  } catch (error) {
    if (error instanceof Problem && error.code === "not_found") return null;
    throw error;
  }
}
