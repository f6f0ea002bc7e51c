import { sql, type Selectable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { countChanged, collectIds, insertsInto, run } from "#platform/database/statements.ts";
import { countRows } from "#platform/database/count.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.ts";
import type { NotificationsTable } from "#platform/database/tables/notifications.ts";

export type NotificationRow = Selectable<NotificationsTable>;

const waitingNotifications = (db: Database, userId: string) =>
  db.selectFrom("notifications").where("userId", "=", userId).where("clearedAt", "is", null);

export const insertNotification = insertsInto("notifications");

export function selectWaiting(db: Database, userId: string, limit: number): Promise<NotificationRow[]> {
  return waitingNotifications(db, userId)
    .selectAll()
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export function countWaiting(db: Database, userId: string): Promise<number> {
  return countRows(db, waitingNotifications(db, userId).select("id"));
}

export const clearWaiting = (db: Database, userId: string, ids: string[] | undefined, now: Date) =>
  countChanged(
    db
      .updateTable("notifications")
      .set({ clearedAt: now })
      .where("userId", "=", userId)
      .where("clearedAt", "is", null)
      .where((where) => (ids ? where("id", "in", ids) : where.val(true))),
  );

/** Selects a notification with the fields that decide whether it is mailed. Closed accounts are included. */
export function selectForMail(db: Database, id: string) {
  return db
    .selectFrom("notifications")
    .innerJoin("users", "users.id", "notifications.userId")
    .selectAll("notifications")
    .select([
      "users.email",
      "users.emailVerifiedAt",
      "users.status",
      "users.closedAt",
      "users.notifyMessages",
      "users.notifyReviews",
      "users.notifyAccount",
    ])
    .where("notifications.id", "=", id)
    .where("notifications.mailedAt", "is", null)
    .executeTakeFirst();
}

/** Selects a person only if their account is active, so that they can sign in and read the notification. */
export function selectPersonForMail(db: Database, userId: string) {
  return db
    .selectFrom("users")
    .select(["email", "emailVerifiedAt", "notifyMessages", "notifyReviews", "notifyAccount"])
    .where("id", "=", userId)
    .where("status", "=", "active")
    .where("closedAt", "is", null)
    .executeTakeFirst();
}

export const updateMailed = (db: Database, id: string, now: Date) =>
  run(db.updateTable("notifications").set({ mailedAt: now }).where("id", "=", id));

export function selectNotificationsByUser(
  db: Database,
  userId: string,
  limit: number,
): Promise<NotificationRow[]> {
  return db
    .selectFrom("notifications")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .limit(limit)
    .execute();
}

/** Selects decisions that were not mailed: a job can be lost, a statement of reasons must not be. */
export const selectUnmailedDecisions = (db: Database, before: Date, limit: number) =>
  collectIds(
    db
      .selectFrom("notifications")
      .innerJoin("users", "users.id", "notifications.userId")
      .select("notifications.id")
      .where("notifications.kind", "=", "decision")
      .where("notifications.mailedAt", "is", null)
      .where("notifications.createdAt", "<", before)
      .where("users.erasedAt", "is", null)
      .limit(limit),
  );

/** Erases notifications; those that prove the delivery of a decision stay, without their text. */
export async function eraseNotificationsByUser(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("notifications").where("userId", "=", userId).where("kind", "!=", "decision").execute();
  await db
    .updateTable("notifications")
    .set({ title: "", text: "", about: null })
    .where("userId", "=", userId)
    .execute();
}

export const deleteNotificationsBefore = (db: Database, time: Date) =>
  deleteInBatches(db, "notifications", sql`created_at < ${time} and kind <> 'decision'`);
