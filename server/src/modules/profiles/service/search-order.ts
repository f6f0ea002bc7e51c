import type { Context } from "#platform/context.ts";
import { onlookerOf } from "#platform/onlooker.ts";
import { matches, matching, type DirectoryFilter, type Listed } from "../store/filter.ts";
import { foundBy, selectRanked } from "../store/ranking.ts";
import * as store from "../store/search.ts";
import type { Search } from "./prepare-search.ts";

/** Those who are found, before they are put in an order. */
export function foundIn(ctx: Context, { filter, hints }: Search, besides: DirectoryFilter = {}): Listed {
  const found = matching(ctx.db, onlookerOf(ctx), { ...filter, ...besides }, ctx.clock.now());
  return hints ? found.where(foundBy(hints)) : found;
}

/** What has no direction of its own reads best from small to large, and the newest first. */
export function idsInOrder(ctx: Context, search: Search, window: store.Window): Promise<{ id: string }[]> {
  const { query, hints, near, located, filter } = search;
  const sortBy = usualSort(search);
  const sortOrder = query.sortOrder ?? (sortBy === "createdAt" ? "desc" : "asc");
  const traits = matches(onlookerOf(ctx), filter, ctx.clock.now());
  if (sortBy === "relevance" && hints) {
    return selectRanked(ctx.db, traits, hints, window.offset + window.limit).then((ranked) =>
      ranked.slice(window.offset),
    );
  }
  const found = foundIn(ctx, search);
  const places = sortBy === "distance" ? near : sortBy === "city" ? located : null;
  if (places) return store.selectByPlace(ctx.db, found, places, { ...window, sortOrder });
  if (sortBy === "city") return store.selectByCity(found, { ...window, sortOrder });
  return store.selectSorted(found, { ...window, sortOrder, sortBy: sortBy as "createdAt" });
}

function usualSort({ query: { sortBy }, hints, near }: Search) {
  if (sortBy === "location") {
    if (near) return "distance";
    return hints ? "relevance" : "city";
  }
  if (sortBy === "relevance" && !hints) return near ? "distance" : "createdAt";
  return sortBy;
}
