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
