import type { Insertable, Selectable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { collectIds, run } from "#platform/database/statements.ts";
import type { EmailOrdersTable } from "#platform/database/tables/accounts.ts";

/** One email change per person: a new one replaces the old one, whose links stop working. */
export async function upsertEmailChange(
  db: Database,
  emailChange: Insertable<EmailOrdersTable>,
): Promise<void> {
  await db
    .insertInto("emailOrders")
    .values(emailChange)
    .onConflict((conflict) => conflict.column("userId").doUpdateSet({ ...emailChange, confirmedAt: null }))
    .execute();
}

/** Email changes still pending: the person has neither chosen another address nor rejected this one. */
const pendingEmailChanges = (db: Database) =>
  db
    .selectFrom("emailOrders")
    .innerJoin("users", (join) =>
      join.onRef("users.id", "=", "emailOrders.userId").onRef("users.pendingEmail", "=", "emailOrders.email"),
    )
    .innerJoin("users as admin", "admin.id", "emailOrders.byId")
    .selectAll("emailOrders")
    .select(["admin.name as adminName", "admin.profileImageUrl as adminAvatar"]);

export const selectEmailChangeByUser = (db: Database, userId: string) =>
  pendingEmailChanges(db).where("emailOrders.userId", "=", userId).executeTakeFirst();
export type EmailChangeRow = NonNullable<Awaited<ReturnType<typeof selectEmailChangeByUser>>>;

export const selectEmailChange = (db: Database, id: string): Promise<EmailChangeRow | undefined> =>
  pendingEmailChanges(db).where("emailOrders.id", "=", id).executeTakeFirst();

export const selectDueEmailChanges = (db: Database, now: Date, limit: number) =>
  collectIds(
    pendingEmailChanges(db)
      .clearSelect()
      .select("emailOrders.id")
      .where("emailOrders.confirmedAt", "is not", null)
      .where("emailOrders.effectiveAt", "<=", now)
      .orderBy("emailOrders.effectiveAt")
      .limit(limit),
  );

export const updateConfirmedAt = (db: Database, id: string, now: Date) =>
  run(db.updateTable("emailOrders").set({ confirmedAt: now }).where("id", "=", id));

/** Deletes an email change; undefined if it was already gone. */
export function deleteEmailChange(
  db: Database,
  id: string,
): Promise<Selectable<EmailOrdersTable> | undefined> {
  return db.deleteFrom("emailOrders").where("id", "=", id).returningAll().executeTakeFirst();
}

export const deleteEmailChangeByUser = (db: Database, userId: string) =>
  run(db.deleteFrom("emailOrders").where("userId", "=", userId));
