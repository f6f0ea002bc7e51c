import type { Place } from "@vesper/contract/profiles/places";
import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import type { Audience } from "#platform/identity/audience.ts";
import { isListedFor } from "../predicates.ts";

/** Selects the cities with the most public profiles. Cities outside the city list are left out: they have no coordinates. */
export async function selectPopularPlaces(db: Database, audience: Audience, limit: number): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select city.name as city, city.country, places.lat, places.lon
    from (
      select place_id, count(*) as profiles from profiles where ${isListedFor(audience)} group by place_id
    ) as counted
    join places on places.id = counted.place_id and places.lat is not null
    cross join lateral (
      select name, country from cities
      where name_norm in (places.city_norm, places.city_norm || ' city')
        and cities.lat = places.lat and cities.lon = places.lon
      limit 1
    ) as city
    order by counted.profiles desc, city.name limit ${limit}`.execute(db);
  return rows;
}
