import { sql, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";

/** Public profiles whose owner allows search engines to index them. */
const indexedProfiles = (db: Database) =>
  db.selectFrom("profiles").where(sql<SqlBool>`profiles.listed and profiles.is_indexed`);

export const countIndexed = (db: Database) => countRows(db, indexedProfiles(db).select("profiles.id"));

export const selectIndexed = (db: Database, window: { limit: number; offset: number }) =>
  indexedProfiles(db)
    .select(["profiles.slug", "profiles.updatedAt"])
    .orderBy("profiles.id")
    .limit(window.limit)
    .offset(window.offset)
    .execute();

const indexedListings = (db: Database) =>
  db
    .selectFrom("listings")
    .innerJoin("profiles", "profiles.userId", "listings.supplierId")
    .where(sql<SqlBool>`listings.is_shown and profiles.listed and profiles.is_indexed`);

export const countIndexedListings = (db: Database) =>
  countRows(db, indexedListings(db).select("listings.id"));

export const selectIndexedListings = (db: Database, window: { limit: number; offset: number }) =>
  indexedListings(db)
    .select(["listings.slug", "listings.updatedAt"])
    .orderBy("listings.id")
    .limit(window.limit)
    .offset(window.offset)
    .execute();

/** Pages of the categories and tags in use. */
export async function selectTerms(db: Database): Promise<{ path: string; updatedAt: Date }[]> {
  const { rows } = await sql<{ path: string; updatedAt: Date }>`
    select '/category/' || slug as path, updated_at from categories where is_active
    union all
    select '/tag/' || slug, updated_at from tags where is_active
    order by path`.execute(db);
  return rows;
}

/** Pages of the cities in which someone is now, or arrives within 30 days. */
export async function selectCityPaths(
  db: Database,
  { today, until, limit }: { today: string; until: string; limit: number },
): Promise<{ path: string }[]> {
  const { rows } = await sql<{ path: string }>`
    select '/city/' || cities.slug as path from cities
    where cities.slug is not null and exists (
      select from places where places.city_id = cities.id and (
        exists (select from profiles where profiles.listed and profiles.place_id = places.id)
        or exists (
          select from tours join profiles on profiles.id = tours.profile_id
          where tours.place_id = places.id and tours.starts_on between ${today} and ${until} and profiles.listed
        )
      )
    )
    order by cities.slug limit ${limit}`.execute(db);
  return rows;
}
