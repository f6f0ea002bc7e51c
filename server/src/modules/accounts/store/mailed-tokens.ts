import type { Database } from "#platform/database/client.ts";
import { insertsInto, isFound, run } from "#platform/database/statements.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.ts";
import type { TokenPurpose } from "#platform/database/tables/accounts.ts";
import { sql } from "kysely";

export const insertMailedToken = insertsInto("mailedTokens");

/** Spends a token and returns its owner; the loser of a race gets undefined. */
export function spendMailedToken(
  db: Database,
  { hash, purpose, now }: { hash: Buffer; purpose: TokenPurpose; now: Date },
): Promise<{ userId: string; email: string; createdAt: Date } | undefined> {
  return db
    .updateTable("mailedTokens")
    .set({ usedAt: now })
    .where("hash", "=", hash)
    .where("purpose", "=", purpose)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .returning(["userId", "email", "createdAt"])
    .executeTakeFirst();
}

/** Returns a used token, so that opening a link twice can be explained. */
export function selectUsedToken(
  db: Database,
  { hash, purpose }: { hash: Buffer; purpose: TokenPurpose },
): Promise<{ userId: string; email: string } | undefined> {
  return db
    .selectFrom("mailedTokens")
    .select(["userId", "email"])
    .where("hash", "=", hash)
    .where("purpose", "=", purpose)
    .where("usedAt", "is not", null)
    .executeTakeFirst();
}

/** Returns the links mailed to a person, for their data export. */
export function selectMailedTokens(db: Database, userId: string) {
  return db
    .selectFrom("mailedTokens")
    .select(["purpose", "email", "createdAt", "expiresAt", "usedAt"])
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .limit(1000)
    .execute();
}

/** Deletes all of a person's links with this purpose, for example after one of them was used. */
export const deleteMailedTokens = (db: Database, userId: string, purpose: TokenPurpose) =>
  run(db.deleteFrom("mailedTokens").where("userId", "=", userId).where("purpose", "=", purpose));

/**
 * Deletes the links mailed at or after `time`, except reopening links: they went to addresses that are no longer
 * valid.
 */
export async function deleteTokensSince(db: Database, userId: string, time: Date): Promise<void> {
  await db
    .deleteFrom("mailedTokens")
    .where("userId", "=", userId)
    .where("createdAt", ">=", time)
    .where("purpose", "!=", "reopen-account")
    .execute();
}

export const hasToken = (db: Database, userId: string, purpose: TokenPurpose) =>
  isFound(
    db.selectFrom("mailedTokens").select("hash").where("userId", "=", userId).where("purpose", "=", purpose),
  );

/** Whether an address is reserved for another account, whose owner can still undo a change. */
export const isAddressReserved = (
  db: Database,
  { userId, email, now }: { userId: string; email: string; now: Date },
) => hasReservedAddress(db, { userIds: [userId], emails: [email], now });

/** Whether one of the addresses is reserved for an account other than these. */
export const hasReservedAddress = (
  db: Database,
  { userIds, emails, now }: { userIds: readonly string[]; emails: readonly string[]; now: Date },
) =>
  isFound(
    db
      .selectFrom("mailedTokens")
      .select("hash")
      .where("purpose", "=", "undo-email")
      .where("email", "in", emails)
      .where("userId", "not in", userIds)
      .where("usedAt", "is", null)
      .where("expiresAt", ">", now),
  );

export const deleteMailedTokensBefore = (db: Database, time: Date) =>
  deleteInBatches(db, "mailedTokens", sql`expires_at < ${time}`);
