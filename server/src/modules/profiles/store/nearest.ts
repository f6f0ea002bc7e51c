import { sql, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import type { PageWindow } from "#platform/database/queue-page.ts";
import type { Rotation } from "../rotation.ts";
import { buildSearchQuery, matchesCriteria, type Criteria } from "./criteria.ts";
import {
  buildRotatedQuery,
  buildRotationDistance,
  rotatedOrder,
  toArcs,
  toRotationValues,
} from "./rotation.ts";
import type { RankedPlace } from "./search.ts";

/** Counts the found profiles in each place. */
export const selectPlaceCounts = (
  db: Database,
  criteria: Criteria,
): Promise<{ placeId: number; count: number }[]> =>
  buildSearchQuery(db, criteria)
    .select(({ fn }) => ["profiles.placeId", fn.countAll<number>().as("count")])
    .groupBy("profiles.placeId")
    .execute();

/** Selects place by place, in the order of the rotation within a rank. Reads every profile in these places. */
export async function selectNearest(
  db: Database,
  criteria: Criteria,
  places: readonly RankedPlace[],
  { rotation, limit, offset }: PageWindow & { rotation: Rotation },
): Promise<{ id: string }[]> {
  const there = buildSearchQuery(db, criteria)
    .select(["profiles.id", buildRotationDistance(toRotationValues(rotation)).as("distance")])
    .where(sql<SqlBool>`profiles.place_id = place.id`);
  const ids = places.map(({ id }) => id);
  const ranks = places.map(({ rank }) => rank);
  const { rows } = await sql<{ id: string }>`
    select there.id
    from unnest(${ids}::integer[], ${ranks}::float8[]) as place (id, rank)
    cross join lateral (${there}) as there
    order by place.rank, there.distance, there.id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Selects in the order of the rotation within some places, by reading each of them until enough match. */
export async function selectRotatedIn(
  db: Database,
  criteria: Criteria,
  placeIds: readonly number[],
  { rotation, limit, offset }: PageWindow & { rotation: Rotation },
): Promise<{ id: string }[]> {
  const values = toRotationValues(rotation);
  // The index on the order has the place of each profile, which need not be looked up.
  const filter = { ...criteria.filter, placeIds: undefined };
  const there = buildRotatedQuery({
    ...values,
    ...toArcs(values, null),
    place: sql`place.id`,
    where: matchesCriteria({ ...criteria, filter }),
    most: sql`${offset + limit}::bigint`,
  });
  const { rows } = await sql<{ id: string }>`
    select found.id from unnest(${placeIds}::integer[]) as place (id) cross join lateral (${there}) as found
    order by ${rotatedOrder} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
