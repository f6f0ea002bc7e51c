import { sql, type Selectable, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { insertsInto, run } from "#platform/database/statements.ts";
import { deletePast } from "#platform/database/delete-past.ts";
import { byAge, selectQueuePage } from "#platform/database/queue-page.ts";
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
const ofSite = (db: Database) =>
  db
    .selectFrom("activity")
    .select("activity.id")
    .where(sql<SqlBool>`kind <> 'favorite.added'`);

export function selectNewest(db: Database, query: { page: number; limit: number }) {
  const whole = db
    .selectFrom("activity")
    .leftJoin("users", "users.id", "activity.userId")
    .selectAll("activity")
    .select(["users.name", "users.profileImageUrl"]);
  const order = byAge("activity.createdAt", "desc");
  return selectQueuePage(db, whole, { ids: ofSite(db), id: "activity.id", order }, query);
}
export type SiteActivityRow = Awaited<ReturnType<typeof selectNewest>>["rows"][number];

export const deleteActivityOf = (db: Database, userId: string) =>
  run(db.deleteFrom("activity").where("userId", "=", userId));

export const deleteActivityPast = (db: Database, time: Date) =>
  deletePast(db, "activity", sql`created_at < ${time}`);
