import { sql, type Selectable, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { insertsInto, run } from "#platform/database/statements.ts";
import { countRows } from "#platform/database/count.ts";
import { deletePast } from "#platform/database/delete-past.ts";
import type { ActivityTable } from "#platform/database/tables/activity.ts";

export type ActivityRow = Selectable<ActivityTable>;

export const insertActivity = insertsInto("activity");

export function selectOf(db: Database, userId: string, limit: number): Promise<ActivityRow[]> {
  return db
    .selectFrom("activity")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Without what is a person's own business. A constant, as in its index. */
const ofSite = (db: Database) => db.selectFrom("activity").where(sql<SqlBool>`kind <> 'favorite.added'`);

export function selectNewest(db: Database, window: { limit: number; offset: number }) {
  const page = ofSite(db)
    .select("activity.id")
    .orderBy("activity.createdAt", "desc")
    .orderBy("activity.id", "desc")
    .limit(window.limit)
    .offset(window.offset);
  return db
    .selectFrom("activity")
    .leftJoin("users", "users.id", "activity.userId")
    .selectAll("activity")
    .select(["users.name", "users.profileImageUrl"])
    .where("activity.id", "in", page)
    .orderBy("activity.createdAt", "desc")
    .orderBy("activity.id", "desc")
    .execute();
}
export type SiteActivityRow = Awaited<ReturnType<typeof selectNewest>>[number];

export const countAll = (db: Database) => countRows(db, ofSite(db).select("id"));

export const deleteActivityOf = (db: Database, userId: string) =>
  run(db.deleteFrom("activity").where("userId", "=", userId));

export const deleteActivityPast = (db: Database, time: Date) =>
  deletePast(db, "activity", sql`created_at < ${time}`);
