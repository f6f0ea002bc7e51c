import { sql, type Selectable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { insertsInto, isChanged } from "#platform/database/statements.ts";
import type { PasskeysTable } from "#platform/database/tables/passkeys.ts";

export type PasskeyRow = Selectable<PasskeysTable>;

export const insertPasskey = insertsInto("passkeys");

export const selectPasskeys = (db: Database, userId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom("passkeys")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();

export const selectPasskey = (db: Database, id: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst();

export const selectByCredential = (db: Database, credentialId: Buffer): Promise<PasskeyRow | undefined> =>
  db.selectFrom("passkeys").selectAll().where("credentialId", "=", credentialId).executeTakeFirst();

/** Records a use; false if the counter did not grow, which means that the passkey was copied. */
export const updateUse = (
  db: Database,
  id: string,
  { counter, isBackedUp, now }: { counter: number; isBackedUp: boolean; now: Date },
) =>
  isChanged(
    db
      .updateTable("passkeys")
      .set({ counter, isBackedUp, lastUsedAt: now })
      .where("id", "=", id)
      .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`),
  );

export const updateName = (
  db: Database,
  { id, userId, name }: Pick<PasskeyRow, "id" | "userId" | "name">,
): Promise<PasskeyRow | undefined> =>
  db
    .updateTable("passkeys")
    .set({ name })
    .where("id", "=", id)
    .where("userId", "=", userId)
    .returningAll()
    .executeTakeFirst();

/** Deletes a person's passkeys, or only the one with this id, or those added after a time, and returns them. */
export async function deletePasskeys(
  db: Database,
  { userId, id, since }: { userId: string; id?: string; since?: Date },
): Promise<PasskeyRow[]> {
  const deleted = await db
    .deleteFrom("passkeys")
    .where("userId", "=", userId)
    .where((where) => (id ? where("id", "=", id) : where.val(true)))
    .where((where) => (since ? where("createdAt", ">", since) : where.val(true)))
    .returningAll()
    .execute();
  await refreshPasskeySince(db, userId);
  return deleted;
}

/** Stores when the oldest current passkey was added. Call this after every insertion and deletion. */
export async function refreshPasskeySince(db: Database, userId: string): Promise<void> {
  await db
    .updateTable("users")
    .set((eb) => ({
      passkeySince: eb
        .selectFrom("passkeys")
        .select((passkeys) => passkeys.fn.min("createdAt").as("since"))
        .where("userId", "=", userId),
    }))
    .where("id", "=", userId)
    .execute();
}

/** Returns the account's name for authenticators. The first of several concurrent calls decides it. */
export async function upsertHandle(db: Database, userId: string, handle: Buffer): Promise<Buffer> {
  const { passkeyHandle } = await db
    .updateTable("users")
    .set((eb) => ({ passkeyHandle: eb.fn.coalesce("passkeyHandle", eb.val(handle)) }))
    .where("id", "=", userId)
    .returning("passkeyHandle")
    .executeTakeFirstOrThrow();
  return passkeyHandle ?? handle;
}

/** Counts the passkeys of open accounts that were made for another host. */
export async function countByOtherHost(db: Database, rpId: string): Promise<number> {
  const { count } = await db
    .selectFrom("passkeys")
    .innerJoin("users", "users.id", "passkeys.userId")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("passkeys.rpId", "!=", rpId)
    .where("users.closedAt", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}
