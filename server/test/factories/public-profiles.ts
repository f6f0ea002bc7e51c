import { sql } from "kysely";
import { v7 as newId } from "uuid";
import type { Database } from "#platform/database/client.ts";

export interface PublicProfile {
  name: string;
  city: string;
  aboutMe?: string;
  gender?: "female" | "male" | "transgender" | "other";
  age?: number;
  country?: string;
}

/** Inserts many public profiles at once, in the state after approval. */
export async function insertPublicProfiles(
  db: Database,
  people: PublicProfile[],
  start: Date,
): Promise<string[]> {
  const rows = people.map((person, index) => ({
    ...person,
    id: newId(),
    // Some share a timestamp, so that ties reach the last sort criterion.
    at: new Date(start.getTime() - Math.floor(index / 2) * 1000),
  }));
  await sql`
    insert into users (id, name, email, password_hash, roles, created_at, updated_at)
    select id, name, id || '@example.test', 'x', array['escort'], at, at
    from json_to_recordset(${JSON.stringify(rows)}) as given (id uuid, name text, at timestamptz)`.execute(
    db,
  );
  await sql`
    insert into places (city_norm, country_norm)
    select distinct norm(city), norm(coalesce(country, 'Nowhere'))
    from json_to_recordset(${JSON.stringify(rows)}) as given (city text, country text)
    on conflict do nothing`.execute(db);
  await sql`
    insert into profiles (
      id, user_id, slug, name, age, gender, rate_outcall, rate_incall, currency, usd_outcall, usd_incall,
      city, country, current_city, place_id, about_me, status, listed, created_at, updated_at
    )
    select given.id, given.id, given.id::text, name, coalesce(age, 30), coalesce(gender, 'female'), 300, 250, 'USD',
      300, 250, city, coalesce(country, 'Nowhere'), city, places.id, "aboutMe", 'active', true, at, at
    from json_to_recordset(${JSON.stringify(rows)}) as given (
      id uuid, name text, city text, country text, "aboutMe" text, gender text, age integer, at timestamptz
    )
    join places on city_norm = norm(city) and country_norm = norm(coalesce(country, 'Nowhere'))`.execute(db);
  await sql`
    insert into search_words
    select distinct part from profiles, string_to_table(name_norm || ' ' || city_norm, ' ') as part
    on conflict do nothing`.execute(db);
  return rows.map(({ id }) => id);
}
