import type { Context } from "#platform/context.ts";
import type { PageWindow } from "#platform/database/queue-page.ts";
import type { ListOrder } from "../store/cards.ts";
import {
  isQuicklyCounted,
  selectByRelevance,
  selectByRotation,
  selectFewInOrder,
} from "../store/criteria.ts";
import { orderByRelevance } from "../store/ranking.ts";
import { orderByRotation, toRotationValues } from "../store/rotation.ts";
import * as store from "../store/search.ts";
import { toCriteria, type Search } from "./prepare-search.ts";

/** Lists a page of cards with the total, if the search finds few enough profiles to sort them all. */
export async function listFew(
  ctx: Context,
  search: Search,
  window: PageWindow,
  count: () => Promise<number>,
) {
  const order = findListOrder(search);
  const criteria = toCriteria(ctx, search);
  if (!order) return null;
  const { most, mostRotated = most } = order;
  if (isQuicklyCounted(criteria) && (await count()) > mostRotated) return null;
  return selectFewInOrder(ctx.db, criteria, order, window);
}

/** Returns null for places in the order of their ranks: each place has an index of its own. */
function findListOrder(search: Search): ListOrder | null {
  const { sortBy, sortOrder, places } = resolveSort(search);
  const rotation = toRotationValues(search.rotation);
  if (sortBy === "relevance" && search.dictionaryMatches) {
    return orderByRelevance(search.dictionaryMatches, rotation);
  }
  if (places || sortBy === "distance") return null;
  if (sortBy === "rotation") return orderByRotation(rotation);
  return sortBy === "city"
    ? store.orderByCity(sortOrder)
    : store.orderBySort(sortBy as "createdAt", sortOrder);
}

/** Lists the ids on one page. */
export async function listSortedIds(
  ctx: Context,
  search: Search,
  window: PageWindow,
): Promise<{ id: string }[]> {
  const { dictionaryMatches } = search;
  const { sortBy, sortOrder, places } = resolveSort(search);
  const criteria = toCriteria(ctx, search);
  if (sortBy === "relevance" && dictionaryMatches) {
    const ranked = await selectByRelevance(
      ctx.db,
      { ...criteria, dictionaryMatches },
      window.offset + window.limit,
    );
    return ranked.slice(window.offset);
  }
  if (sortBy === "rotation") return selectByRotation(ctx.db, criteria, search.rotation, window);
  if (places) return store.selectByPlace(ctx.db, criteria, places, { ...window, sortOrder });
  if (sortBy === "city") return store.selectByCity(ctx.db, criteria, { ...window, sortOrder });
  return store.selectSorted(ctx.db, criteria, { ...window, sortOrder, sortBy: sortBy as "createdAt" });
}

/** The default direction is ascending, except by date: newest first. */
function resolveSort(search: Search) {
  const sortBy = resolveSortBy(search);
  const places = sortBy === "city" ? search.located : null;
  return { sortBy, sortOrder: search.query.sortOrder ?? (sortBy === "createdAt" ? "desc" : "asc"), places };
}

export const isNearestFirst = (search: Search) => resolveSortBy(search) === "distance";
export const isRotated = (search: Search) => ["rotation", "distance"].includes(resolveSortBy(search));

function resolveSortBy({ query: { sortBy, sortOrder }, dictionaryMatches, near }: Search) {
  if (sortBy === undefined || sortBy === "location") {
    if (near) return "distance";
    if (dictionaryMatches) return "relevance";
    // A direction without an order is that of the specified order.
    return sortBy || sortOrder ? "city" : "rotation";
  }
  if (sortBy === "relevance" && !dictionaryMatches) return near ? "distance" : "createdAt";
  return sortBy;
}
