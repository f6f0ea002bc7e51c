import type { Context } from "#platform/context.ts";
import type { PageWindow } from "#platform/database/queue-page.ts";
import { createVisitorCache } from "#platform/visitor-cache.ts";
import { selectCardsInOrder } from "../store/cards.ts";
import { selectNearest, selectPlaceCounts, selectRotatedIn } from "../store/nearest.ts";
import { fewEnoughInPlace } from "../store/rotation.ts";
import type { RankedPlace } from "../store/search.ts";
import { toCriteria, type Search } from "./prepare-search.ts";

/** Places that are equally far away, and how many profiles were found in them. */
interface Ring {
  places: RankedPlace[];
  count: number;
}

const cacheCounts = createVisitorCache<Map<number, number>>();

async function countByPlace(ctx: Context, search: Search): Promise<Map<number, number>> {
  const count = async () => {
    const rows = await selectPlaceCounts(ctx.db, toCriteria(ctx, search));
    return new Map(rows.map((row) => [row.placeId, row.count]));
  };
  const { filter, dictionaryMatches } = search;
  return ctx.viewer || filter.new || filter.available
    ? count()
    : cacheCounts(ctx, JSON.stringify([filter, dictionaryMatches?.q]), count);
}

/** Lists the nearest profiles first, in the order of the rotation where the distance is the same. */
export async function listNearest(ctx: Context, search: Search, { limit, offset }: PageWindow) {
  const rings = toRings(search, await countByPlace(ctx, search));
  const total = rings.reduce((sum, { count }) => sum + count, 0);
  const ids: { id: string }[] = [];
  let passed = 0;
  for (const ring of joinSmallRings(rings)) {
    const wanted = limit - ids.length;
    const skipped = Math.max(0, offset - passed);
    if (wanted > 0 && skipped < ring.count) {
      ids.push(...(await listRing(ctx, search, ring, { limit: wanted, offset: skipped })));
    }
    passed += ring.count;
  }
  return { rows: await selectCardsInOrder(ctx.db, ids), total };
}

function toRings({ near, query }: Search, counts: ReadonlyMap<number, number>): Ring[] {
  const filled = near?.filter(({ id }) => counts.has(id));
  const byRank = Map.groupBy(filled ?? [], ({ rank }) => rank);
  const rings = [...byRank.values()].map((places) => ({
    places,
    count: places.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0),
  }));
  return query.sortOrder === "desc" ? rings.toReversed() : rings;
}

/** Joins neighbors while they are few enough to be sorted by one statement. */
function joinSmallRings(rings: readonly Ring[]): Ring[] {
  const joined: Ring[] = [];
  for (const ring of rings) {
    const last = joined.at(-1);
    if (last && last.count + ring.count <= fewEnoughInPlace) {
      last.places = [...last.places, ...ring.places];
      last.count += ring.count;
    } else joined.push({ ...ring });
  }
  return joined;
}

function listRing(ctx: Context, search: Search, { places, count }: Ring, window: PageWindow) {
  const { rotation } = search;
  const criteria = toCriteria(ctx, search);
  if (count <= fewEnoughInPlace) {
    // Ranks are positions here, so that the farthest can come first.
    const ordered = places.map(({ id, rank }) => ({
      id,
      rank: search.query.sortOrder === "desc" ? -rank : rank,
    }));
    return selectNearest(ctx.db, criteria, ordered, { ...window, rotation });
  }
  const placeIds = places.map(({ id }) => id);
  return selectRotatedIn(ctx.db, criteria, placeIds, { ...window, rotation });
}
