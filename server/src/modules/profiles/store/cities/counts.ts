import { sql, type RawBuilder, type SqlBool } from "kysely";
import { peopleBlockedWith } from "#modules/blocks/predicates.ts";
import type { Database } from "#platform/database/client.ts";
import type { Audience } from "#platform/identity/audience.ts";
import { isListedFor } from "../../predicates.ts";
import { isArriving, type Days } from "./arrivals.ts";

export interface CityCountRow {
  id: number;
  slug: string;
  name: string;
  country: string;
  lat: number;
  lon: number;
  profiles: number;
  arrivals: number;
}

/** Counts the people in every city, and those who arrive there. Counted by place first, because places are few. */
async function selectCounts(db: Database, who: RawBuilder<SqlBool>, days: Days): Promise<CityCountRow[]> {
  const { rows } = await sql<CityCountRow>`
    with counted as materialized (
      select profiles.place_id, count(*) as profiles, 0::bigint as arrivals
      from profiles where ${who} group by profiles.place_id
      union all
      select tours.place_id, 0, count(distinct tours.profile_id)
      from tours join profiles on profiles.id = tours.profile_id
      where ${isArriving(days)} and ${who} group by tours.place_id
    )
    select cities.id, cities.slug, cities.name, cities.country, cities.lat, cities.lon,
      sum(counted.profiles)::integer as profiles, sum(counted.arrivals)::integer as arrivals
    from counted
    join places on places.id = counted.place_id
    join cities on cities.id = places.city_id
    where cities.slug is not null
    group by cities.id`.execute(db);
  return rows;
}

/** Counts everyone who is public. */
export const selectCityCounts = (db: Database, days: Days): Promise<CityCountRow[]> =>
  selectCounts(db, sql`profiles.listed`, days);

/** Counts the public profiles that this audience does not see: there are few, so nothing else needs to be read. */
export function selectHiddenCounts(db: Database, audience: Audience, days: Days): Promise<CityCountRow[]> {
  const candidates = [
    ...(audience.country
      ? [
          sql`select hiding.id from profiles as hiding where hiding.listed and hiding.hidden_countries <> '{}'`,
        ]
      : []),
    ...(audience.userId
      ? [sql`select met.id from profiles as met where met.user_id in (${peopleBlockedWith(audience.userId)})`]
      : []),
  ];
  if (candidates.length === 0) return Promise.resolve([]);
  return selectCounts(
    db,
    sql`profiles.listed and profiles.id in (${sql.join(candidates, sql` union all `)})
      and not (${isListedFor(audience)})`,
    days,
  );
}
