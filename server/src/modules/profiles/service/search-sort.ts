import type { Context } from "#platform/context.ts";
import type { PageWindow } from "#platform/database/queue-page.ts";
import { selectByRelevance } from "../store/criteria.ts";
import * as store from "../store/search.ts";
import { toCriteria, type Search } from "./prepare-search.ts";

/** Lists the ids on one page. The default direction is ascending, except by date: newest first. */
export async function listSortedIds(
  ctx: Context,
  search: Search,
  window: PageWindow,
): Promise<{ id: string }[]> {
  const { query, dictionaryMatches, near, located } = search;
  const sortBy = resolveSort(search);
  const sortOrder = query.sortOrder ?? (sortBy === "createdAt" ? "desc" : "asc");
  const criteria = toCriteria(ctx, search);
  if (sortBy === "relevance" && dictionaryMatches) {
    const ranked = await selectByRelevance(
      ctx.db,
      { ...criteria, dictionaryMatches },
      window.offset + window.limit,
    );
    return ranked.slice(window.offset);
  }
  const places = sortBy === "distance" ? near : sortBy === "city" ? located : null;
  if (places) return store.selectByPlace(ctx.db, criteria, places, { ...window, sortOrder });
  if (sortBy === "city") return store.selectByCity(ctx.db, criteria, { ...window, sortOrder });
  return store.selectSorted(ctx.db, criteria, { ...window, sortOrder, sortBy: sortBy as "createdAt" });
}

function resolveSort({ query: { sortBy }, dictionaryMatches, near }: Search) {
  if (sortBy === "location") {
    if (near) return "distance";
    return dictionaryMatches ? "relevance" : "city";
  }
  if (sortBy === "relevance" && !dictionaryMatches) return near ? "distance" : "createdAt";
  return sortBy;
}
