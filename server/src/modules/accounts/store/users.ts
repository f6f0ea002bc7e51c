import { placeholderNames } from "@vesper/contract/accounts/person";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { collectIds, isChanged } from "#platform/database/statements.ts";
import type { UsersTable } from "#platform/database/tables/accounts.ts";
import { deleteTokensByUser } from "./personal-tokens.ts";
import { deleteFactors } from "./two-factor.ts";

export type UserRow = Selectable<UsersTable>;

/** Open accounts: neither closed nor erased. */
const openAccounts = (db: Database) => db.selectFrom("users").selectAll().where("closedAt", "is", null);

/** Inserts accounts, except those whose address is taken (unique index). */
export function insertUsers(db: Database, users: readonly Insertable<UsersTable>[]): Promise<UserRow[]> {
  return db
    .insertInto("users")
    .values(users)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returningAll()
    .execute();
}

export function selectUsers(db: Database, ids: readonly string[]): Promise<UserRow[]> {
  return openAccounts(db).where("id", "in", ids).orderBy("id").execute();
}

export function selectUser(db: Database, id: string): Promise<UserRow | undefined> {
  return openAccounts(db).where("id", "=", id).executeTakeFirst();
}

/** Returns an account, open or closed, unless it was erased. */
export function selectAccount(db: Database, id: string): Promise<UserRow | undefined> {
  return db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .where("erasedAt", "is", null)
    .executeTakeFirst();
}

export function selectUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  return openAccounts(db).where("email", "=", email).executeTakeFirst();
}

/** Returns an account by address, open or closed. Erased accounts have no address. */
export function selectAccountByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}

export function selectClosedUser(db: Database, id: string): Promise<UserRow | undefined> {
  return db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .where("closedAt", "is not", null)
    .where("erasedAt", "is", null)
    .executeTakeFirst();
}

export function updateUser(db: Database, id: string, change: Updateable<UsersTable>): Promise<UserRow> {
  return db.updateTable("users").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

/** Marks an account as claimed; false if it already was. */
export const updateClaimed = (db: Database, id: string, now: Date) =>
  isChanged(
    db.updateTable("users").set({ claimedAt: now }).where("id", "=", id).where("claimedAt", "is", null),
  );

/** Makes the pending address the current one; undefined if that address is no longer pending. */
export function confirmPendingEmail(
  db: Database,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<UserRow | undefined> {
  return db
    .updateTable("users")
    .set({ email, pendingEmail: null, emailVerifiedAt: now, updatedAt: now })
    .where("id", "=", userId)
    .where("pendingEmail", "=", email)
    .returningAll()
    .executeTakeFirst();
}

export async function selectAddresses(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("users")
    .select("email")
    .where("id", "in", ids)
    .where("erasedAt", "is", null)
    .execute();
  return rows.flatMap(({ email }) => email ?? []);
}

export async function hasMembers(db: Database): Promise<boolean> {
  const members = db
    .selectFrom("users")
    .select("id")
    .where(sql<boolean>`not roles @> array['admin']`);
  return (await members.limit(1).executeTakeFirst()) !== undefined;
}

export const selectUsersClosedBefore = (db: Database, time: Date, limit: number) =>
  collectIds(
    db
      .selectFrom("users")
      .select("id")
      .where("closedAt", "<", time)
      .where("erasedAt", "is", null)
      // Do not erase an account with an open case: that would destroy evidence.
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom("cases")
              .select("cases.id")
              .whereRef("cases.ownerId", "=", "users.id")
              .where("cases.status", "=", "open"),
          ),
        ),
      )
      .orderBy("closedAt")
      .limit(limit),
  );

/** Clears all personal data but leaves the row, because others' pages refer to it. */
export async function eraseUser(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable("users")
    .set({
      name: placeholderNames.formerMember,
      email: null,
      pendingEmail: null,
      passwordHash: null,
      phone: null,
      bio: null,
      location: null,
      address: null,
      profileImageUrl: null,
      statusReason: null,
      emailVerifiedAt: null,
      twoFactorSince: null,
      passkeyHandle: null,
      passkeySince: null,
      updatedAt: at,
      erasedAt: at,
    })
    .where("id", "=", id)
    .execute();
  await db.deleteFrom("sessions").where("userId", "=", id).execute();
  await db.deleteFrom("mailedTokens").where("userId", "=", id).execute();
  await db.deleteFrom("registrationIntents").where("userId", "=", id).execute();
  await db.deleteFrom("emailOrders").where("userId", "=", id).execute();
  await deleteTokensByUser(db, id);
  await deleteFactors(db, id);
}
