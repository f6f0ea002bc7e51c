import type { profileSorts } from "@vesper/contract/directory";
import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import type { Listed } from "./filter.ts";
import { sortColumns } from "./directory.ts";

export interface Window {
  limit: number;
  offset: number;
}

type Direction = "asc" | "desc";

export const selectSorted = (
  found: Listed,
  {
    sortBy,
    sortOrder,
    limit,
    offset,
  }: Window & { sortBy: (typeof profileSorts)[number]; sortOrder: Direction },
): Promise<{ id: string }[]> =>
  found
    .select("profiles.id")
    .orderBy(sortColumns[sortBy], sortOrder)
    .orderBy("profiles.id", sortOrder)
    .limit(limit)
    .offset(offset)
    .execute();

/** By city, and the newest first within one. */
export const selectByCity = (
  found: Listed,
  { sortOrder, limit, offset }: Window & { sortOrder: Direction },
): Promise<{ id: string }[]> =>
  found
    .select("profiles.id")
    .orderBy("profiles.cityNorm", sortOrder)
    .orderBy("profiles.createdAt", "desc")
    .orderBy("profiles.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();

export interface NearPlace {
  id: number;
  km: number;
}

/** Places within a radius, the nearest first. There are as many as cities, so each is measured. */
export async function selectPlacesWithin(
  db: Database,
  { lat, lon }: { lat: number; lon: number },
  radiusKm: number,
): Promise<NearPlace[]> {
  const { rows } = await sql<NearPlace>`
    select id, km from (
      select id, 6371 * 2 * asin(least(1, sqrt(
        sin(radians(lat - ${lat}) / 2) ^ 2
        + cos(radians(${lat})) * cos(radians(lat)) * sin(radians(lon - ${lon}) / 2) ^ 2
      ))) as km
      from places where lat between ${lat - radiusKm / 111} and ${lat + radiusKm / 111}
    ) as measured
    where km <= ${radiusKm} order by km, id`.execute(db);
  return rows;
}

/** Nearest first, and the newest first within a city. Each place gives no more than a page needs. */
export async function selectNearest(
  db: Database,
  found: () => Listed,
  places: NearPlace[],
  { sortOrder, limit, offset }: Window & { sortOrder: Direction },
): Promise<{ id: string }[]> {
  if (places.length === 0) return [];
  const there = found()
    .select(["profiles.id", "profiles.createdAt"])
    .where(sql<boolean>`profiles.place_id = near.id`)
    .orderBy("profiles.createdAt", "desc")
    .orderBy("profiles.id", "desc")
    .limit(offset + limit);
  const { rows } = await sql<{ id: string }>`
    select there.id
    from unnest(${places.map(({ id }) => id)}::integer[], ${places.map(({ km }) => km)}::float8[]) as near (id, km)
    cross join lateral (${there}) as there
    order by near.km ${sql.raw(sortOrder)}, there.created_at desc, there.id desc
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
