import type { Place } from "@vesper/contract/profiles/places";
import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { exactCountLimit } from "#platform/database/count.ts";
import { toNormalizedPrefixPattern } from "#platform/database/like.ts";
import type { Audience } from "#platform/identity/audience.ts";
import { isListedFor } from "../predicates.ts";
import { buildPlacesWithin } from "./places-within.ts";

/**
 * A city has several places if profiles write it in several ways, such as "New York" and "New York City", or "UK" and
 * "England".
 */
const isPlaceOfCity = sql`
  cities.lat = places.lat and cities.lon = places.lon
  and cities.name_norm in (places.city_norm, places.city_norm || ' city')`;

/**
 * Selects the cities with the most public profiles. Cities outside the city list have no coordinates to search at. The
 * counts are materialized, because the planner would count again for every place.
 */
export async function selectPopularCities(db: Database, limit: number): Promise<Place[]> {
  const { rows } = await sql<Place>`
    with counted as materialized (
      select place_id, count(*) as profiles from profiles where listed group by place_id
    )
    select city.name as city, city.country, city.lat, city.lon
    from counted
    join places on places.id = counted.place_id
    cross join lateral (select * from cities where ${isPlaceOfCity} limit 1) as city
    group by city.id, city.name, city.country, city.lat, city.lon
    order by sum(counted.profiles) desc, city.name, city.id limit ${limit}`.execute(db);
  return rows;
}

/** Selects cities by the beginning of their name, those with the most public profiles first, and none without. */
export async function selectCitiesWithProfiles(
  db: Database,
  beginning: string,
  limit: number,
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select cities.name as city, cities.country, cities.lat, cities.lon
    from cities
    join places on ${isPlaceOfCity}
    cross join lateral (
      select count(*) as profiles from (
        select from profiles where listed and place_id = places.id limit ${exactCountLimit}
      ) as listed
    ) as counted
    where cities.name_norm like ${toNormalizedPrefixPattern(beginning)} and counted.profiles > 0
    group by cities.id
    order by sum(counted.profiles) desc, cities.population desc, cities.id limit ${limit}`.execute(db);
  return rows;
}

export interface CountedCity {
  /** Places within the radius. */
  placeIds: number[];
  /** More than `exactCountLimit` means many. */
  profiles: number;
}

/** Counts the profiles within a radius of each city, in the order of the cities. */
export async function countAroundCities(
  db: Database,
  audience: Audience,
  cities: readonly Place[],
  radiusKm: number,
): Promise<CountedCity[]> {
  const within = buildPlacesWithin({ lat: sql`city.lat`, lon: sql`city.lon` }, radiusKm);
  const { rows } = await sql<CountedCity>`
    select near.place_ids, counted.profiles
    from unnest(${cities.map(({ lat }) => lat)}::float8[], ${cities.map(({ lon }) => lon)}::float8[])
      with ordinality as city (lat, lon, position)
    cross join lateral (select coalesce(array_agg(id), '{}') as place_ids from (${within}) as within) as near
    cross join lateral (
      select count(*)::integer as profiles from (
        select from profiles where ${isListedFor(audience)} and profiles.place_id = any(near.place_ids)
        limit ${exactCountLimit + 1}
      ) as found
    ) as counted
    order by city.position`.execute(db);
  return rows;
}
