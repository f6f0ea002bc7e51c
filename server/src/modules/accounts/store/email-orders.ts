import type { Insertable, Selectable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { idsOf, run } from "#platform/database/statements.ts";
import type { EmailOrdersTable } from "#platform/database/tables/accounts.ts";

/** One order for each person: a new one replaces the old, whose links stop working. */
export async function upsertOrder(db: Database, order: Insertable<EmailOrdersTable>): Promise<void> {
  await db
    .insertInto("emailOrders")
    .values(order)
    .onConflict((conflict) => conflict.column("userId").doUpdateSet({ ...order, confirmedAt: null }))
    .execute();
}

/** Orders that still count: the person has chosen no other address, and not refused this one. */
const standing = (db: Database) =>
  db
    .selectFrom("emailOrders")
    .innerJoin("users", (join) =>
      join.onRef("users.id", "=", "emailOrders.userId").onRef("users.pendingEmail", "=", "emailOrders.email"),
    )
    .innerJoin("users as admin", "admin.id", "emailOrders.byId")
    .selectAll("emailOrders")
    .select(["admin.name as adminName", "admin.profileImageUrl as adminAvatar"]);

export const selectOrderOf = (db: Database, userId: string) =>
  standing(db).where("emailOrders.userId", "=", userId).executeTakeFirst();
export type OrderRow = NonNullable<Awaited<ReturnType<typeof selectOrderOf>>>;

export const selectOrder = (db: Database, id: string): Promise<OrderRow | undefined> =>
  standing(db).where("emailOrders.id", "=", id).executeTakeFirst();

export const selectDueOrders = (db: Database, now: Date, limit: number) =>
  idsOf(
    standing(db)
      .clearSelect()
      .select("emailOrders.id")
      .where("emailOrders.confirmedAt", "is not", null)
      .where("emailOrders.effectiveAt", "<=", now)
      .orderBy("emailOrders.effectiveAt")
      .limit(limit),
  );

export const updateConfirmed = (db: Database, id: string, now: Date) =>
  run(db.updateTable("emailOrders").set({ confirmedAt: now }).where("id", "=", id));

/** Takes an order away, once. */
export function deleteOrder(db: Database, id: string): Promise<Selectable<EmailOrdersTable> | undefined> {
  return db.deleteFrom("emailOrders").where("id", "=", id).returningAll().executeTakeFirst();
}

export const deleteOrderOf = (db: Database, userId: string) =>
  run(db.deleteFrom("emailOrders").where("userId", "=", userId));
