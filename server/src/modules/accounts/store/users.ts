import { placeholderNames } from "@vesper/contract/accounts/person";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { oneByKey } from "#platform/database/prepared.ts";
import { collectIds, isChanged } from "#platform/database/statements.ts";
import { lockPersonKeys } from "#platform/database/sealing-keys.ts";
import type { UsersTable } from "#platform/database/tables/accounts.ts";
import { openColumn, phonePlace, toPersonOwner } from "#platform/sealing/open-column.ts";
import type { SealingContext } from "#platform/sealing/sealing.ts";
import { deleteTokensByUser } from "./personal-tokens.ts";
import { deleteFactors } from "./two-factor.ts";

type SelectedUser = Selectable<UsersTable>;
/** An account with its phone number in plain. */
export type UserRow = Omit<SelectedUser, "phoneSealed" | "sealingKey">;

/** Reads the phone number in either form. */
export function openUser({ sealing }: SealingContext, selected: SelectedUser): UserRow {
  const { phoneSealed, sealingKey, ...row } = selected;
  const key = { owner: toPersonOwner(row.id), wrapped: sealingKey };
  return { ...row, phone: openColumn(sealing, key, phonePlace, phoneSealed) ?? row.phone };
}

async function openOne(
  ctx: SealingContext,
  query: { executeTakeFirst(): Promise<SelectedUser | undefined> },
): Promise<UserRow | undefined> {
  const row = await query.executeTakeFirst();
  return row && openUser(ctx, row);
}

/** Open accounts: neither closed nor erased. */
const openAccounts = (db: Database) => db.selectFrom("users").selectAll().where("closedAt", "is", null);

/** Inserts accounts, except those whose address is taken (unique index). */
export async function insertUsers(
  ctx: SealingContext,
  users: readonly Insertable<UsersTable>[],
): Promise<UserRow[]> {
  const rows = await ctx.db
    .insertInto("users")
    .values(users)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returningAll()
    .execute();
  return rows.map((row) => openUser(ctx, row));
}

export async function selectUsers(ctx: SealingContext, ids: readonly string[]): Promise<UserRow[]> {
  const rows = await openAccounts(ctx.db).where("id", "in", ids).orderBy("id").execute();
  return rows.map((row) => openUser(ctx, row));
}

/** Selects the columns that decide whether an open account may sign in. */
export const selectAdmission = (db: Database, id: string) =>
  db
    .selectFrom("users")
    .select(["status", "statusReason", "roles"])
    .where("id", "=", id)
    .where("closedAt", "is", null)
    .executeTakeFirst();

export const selectUser = (ctx: SealingContext, id: string): Promise<UserRow | undefined> =>
  openOne(ctx, openAccounts(ctx.db).where("id", "=", id));

/** Returns an account, open or closed, unless it was erased. */
export const selectAccount = (ctx: SealingContext, id: string): Promise<UserRow | undefined> =>
  openOne(ctx, ctx.db.selectFrom("users").selectAll().where("id", "=", id).where("erasedAt", "is", null));

const selectOpenByEmail = oneByKey((db, { email }: { email: string }) =>
  openAccounts(db).where("email", "=", email),
);

export async function selectUserByEmail(ctx: SealingContext, email: string): Promise<UserRow | undefined> {
  const row = await selectOpenByEmail(ctx.db, { email });
  return row && openUser(ctx, row);
}

/** Returns an account by address, open or closed. Erased accounts have no address. */
export const selectAccountByEmail = (ctx: SealingContext, email: string): Promise<UserRow | undefined> =>
  openOne(ctx, ctx.db.selectFrom("users").selectAll().where("email", "=", email));

export const selectClosedUser = (ctx: SealingContext, id: string): Promise<UserRow | undefined> =>
  openOne(
    ctx,
    ctx.db
      .selectFrom("users")
      .selectAll()
      .where("id", "=", id)
      .where("closedAt", "is not", null)
      .where("erasedAt", "is", null),
  );

type UserColumns = Omit<Updateable<UsersTable>, "phoneSealed" | "sealingKey">;

/** Updates an account. Call it in a transaction if the phone number changes. */
export async function updateUser(ctx: SealingContext, id: string, change: UserColumns): Promise<UserRow> {
  const columns = { ...change, ...(change.phone !== undefined && (await sealPhone(ctx, id, change.phone))) };
  const statement = ctx.db.updateTable("users").set(columns).where("id", "=", id).returningAll();
  return openUser(ctx, await statement.executeTakeFirstOrThrow());
}

/** Columns of a phone number, sealed with the key of its owner once sealed writing is on. */
async function sealPhone(ctx: SealingContext, id: string, phone: string | null) {
  const key = phone === null ? undefined : (await lockPersonKeys(ctx, [id])).get(id);
  if (!key || phone === null) return { phone, phoneSealed: null };
  return { phone: null, phoneSealed: ctx.sealing.sealText(key, phonePlace, phone) };
}

/** Marks an account as claimed; false if it already was. */
export const updateClaimed = (db: Database, id: string, now: Date) =>
  isChanged(
    db.updateTable("users").set({ claimedAt: now }).where("id", "=", id).where("claimedAt", "is", null),
  );

/** Makes the pending address the current one; undefined if that address is no longer pending. */
export const confirmPendingEmail = (
  ctx: SealingContext,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<UserRow | undefined> =>
  openOne(
    ctx,
    ctx.db
      .updateTable("users")
      .set({ email, pendingEmail: null, emailVerifiedAt: now, updatedAt: now })
      .where("id", "=", userId)
      .where("pendingEmail", "=", email)
      .returningAll(),
  );

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
      phoneSealed: null,
      sealingKey: null,
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
