import { sql, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";

const buildListedQuery = (db: Database) => db.selectFrom("profiles").select("id").where("listed", "=", true);

/** Counts the public profiles in a city. */
export const countInCity = (db: Database, city: string) =>
  countRows(db, buildListedQuery(db).where(sql<SqlBool>`city_norm = norm(${city})`));

/** Counts the public profiles with each computed tag. */
export const countComputed = {
  verified: (db: Database, _now: Date) => countRows(db, buildListedQuery(db).where("isVerified", "=", true)),
  new: (db: Database, now: Date) =>
    countRows(
      db,
      buildListedQuery(db).where(sql<SqlBool>`created_at > ${now}::timestamptz - interval '30 days'`),
    ),
  "available-now": (db: Database, now: Date) =>
    countRows(db, buildListedQuery(db).where("availableUntil", ">", now)),
};
