import { sql, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import type { Audience } from "#platform/identity/audience.ts";
import { isListedFor } from "../../predicates.ts";
import { buildPlacesWithin } from "../places-within.ts";

/** First and last day on which a tour may begin. */
export interface Days {
  today: string;
  until: string;
}

/** A tour that begins soon. One that begins today counts until the profile is found in its city. */
export const isArriving = ({ today, until }: Days) => sql<SqlBool>`(
  tours.starts_on >= ${today}::date and tours.starts_on <= ${until}::date
  and profiles.tour_id is distinct from tours.id
)`;

export interface ArrivalRow {
  profileId: string;
  from: string;
  to: string;
}

/** Selects the next tour of each person to these places, the next to arrive first. */
export async function selectArrivals(
  db: Database,
  audience: Audience,
  { placeIds, days, limit }: { placeIds: readonly number[]; days: Days; limit: number },
): Promise<ArrivalRow[]> {
  const { rows } = await sql<ArrivalRow>`
    select profile_id, starts_on as "from", ends_on as "to" from (
      select distinct on (tours.profile_id) tours.profile_id, tours.starts_on, tours.ends_on
      from tours join profiles on profiles.id = tours.profile_id
      where tours.place_id = any(${placeIds}::integer[]) and ${isArriving(days)} and ${isListedFor(audience)}
      order by tours.profile_id, tours.starts_on
    ) as next
    order by starts_on, profile_id limit ${limit}`.execute(db);
  return rows;
}

/** Selects the places within a radius: only these can have arrivals. */
export async function selectPlaceIdsWithin(
  db: Database,
  { lat, lon }: { lat: number; lon: number },
  radiusKm: number,
): Promise<number[]> {
  const within = buildPlacesWithin({ lat: sql`${lat}::float8`, lon: sql`${lon}::float8` }, radiusKm);
  const { rows } = await sql<{ id: number }>`select id from (${within}) as within`.execute(db);
  return rows.map(({ id }) => id);
}

/** Selects people in these places who became public since then, the newest first. */
export async function selectNewcomers(
  db: Database,
  audience: Audience,
  { placeIds, since, limit }: { placeIds: readonly number[]; since: Date; limit: number },
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select profiles.id from profiles
    join first_listings on first_listings.profile_id = profiles.id
    where ${isListedFor(audience)} and profiles.place_id = any(${placeIds}::integer[])
      and first_listings.listed_at > ${since}
    order by first_listings.listed_at desc, profiles.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Counts people from elsewhere whose tour is running in these places. */
export async function countTouring(
  db: Database,
  audience: Audience,
  placeIds: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from profiles
    where ${isListedFor(audience)} and profiles.place_id = any(${placeIds}::integer[])
      and profiles.tour_id is not null`.execute(db);
  return rows[0]?.count ?? 0;
}
