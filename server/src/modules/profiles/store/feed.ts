import { limits } from "@vesper/contract/core/limits";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { preparedQuery } from "#platform/database/prepared.ts";
import type { Database } from "#platform/database/client.ts";
import type { Audience } from "#platform/identity/audience.ts";
import type { RotationPlace } from "../cursor.ts";
import { isListedFor } from "../predicates.ts";
import type { Rotation } from "../rotation.ts";
import { buildCardPageQuery, type CardRow } from "./cards.ts";
import { buildRotatedQuery, rotatedOrder, toArcs, toRotationValues } from "./rotation.ts";

type FeedParams = Audience &
  ReturnType<typeof toRotationValues> &
  ReturnType<typeof toArcs> & { offset: number | null };

export type FeedRow = CardRow & { key: number; found: number };

/**
 * The page size is a literal, so that each size gets its own plan: a generic plan would be made for the largest
 * size. Profiles after the page are counted, but no more than the feed announces.
 */
const feedQueries = new LRUCache<number, (db: Database, given: FeedParams) => Promise<FeedRow[]>>({
  max: 200,
  memoMethod: (limit) =>
    preparedQuery((_db, { offset, userId, country, ...list }: FeedParams) => {
      const read = sql.lit(limit + limits.feed.ahead);
      return buildCardPageQuery<{ key: number }>({
        found: buildRotatedQuery({
          ...list,
          where: isListedFor({ userId, country }),
          most: offset === null ? read : sql`(${offset}::integer + ${read})`,
        }),
        order: rotatedOrder,
        columns: sql`, found.key`,
        limit: sql.lit(limit),
        offset: offset === null ? sql.lit(0) : sql`${offset}`,
      });
    }),
});

interface FeedPage {
  rotation: Rotation;
  limit: number;
  offset: number;
  after: RotationPlace | null;
}

/** Selects profiles in the order of a rotation. With a cursor, every page is equally fast and no profile appears twice. */
export async function selectFeed(
  db: Database,
  audience: Audience,
  { rotation, limit, offset: given, after }: FeedPage,
): Promise<{ rows: FeedRow[]; ahead: number }> {
  const values = toRotationValues(rotation);
  const offset = after || given === 0 ? null : given;
  const rows = await feedQueries.memo(limit)(db, {
    userId: audience.userId,
    country: audience.country,
    ...values,
    ...toArcs(values, after),
    offset,
  });
  return { rows, ahead: Math.max(0, (rows[0]?.found ?? 0) - (offset ?? 0) - limit) };
}
