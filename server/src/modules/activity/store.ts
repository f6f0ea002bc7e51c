import { sql, type Selectable, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { insertsInto, run } from "#platform/database/statements.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.ts";
import { orderByAge, selectQueuePage } from "#platform/database/queue-page.ts";
import type { ActivityTable } from "#platform/database/tables/activity.ts";

export type ActivityRow = Selectable<ActivityTable>;

export const insertActivity = insertsInto("activity");

export function selectActivityByUser(db: Database, userId: string, limit: number): Promise<ActivityRow[]> {
  return db
    .selectFrom("activity")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Excludes private activity. The kind is a literal, not a parameter, so that the partial index applies. */
const siteActivity = (db: Database) =>
  db
    .selectFrom("activity")
    .select("activity.id")
    .where(sql<SqlBool>`kind <> 'favorite.added'`);

export function selectSiteActivity(db: Database, query: { page: number; limit: number }) {
  const whole = db
    .selectFrom("activity")
    .leftJoin("users", "users.id", "activity.userId")
    .selectAll("activity")
    .select(["users.name", "users.profileImageUrl"]);
  const order = orderByAge("activity.createdAt", "desc");
  return selectQueuePage(db, whole, { ids: siteActivity(db), id: "activity.id", order }, query);
}
export type SiteActivityRow = Awaited<ReturnType<typeof selectSiteActivity>>["rows"][number];

export const deleteActivityByUser = (db: Database, userId: string) =>
  run(db.deleteFrom("activity").where("userId", "=", userId));

export const deleteActivityBefore = (db: Database, time: Date) =>
  deleteInBatches(db, "activity", sql`created_at < ${time}`);
