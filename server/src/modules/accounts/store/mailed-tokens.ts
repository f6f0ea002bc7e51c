import type { Database } from "#platform/database/client.ts";
import { insertsInto, isFound, run } from "#platform/database/statements.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.ts";
import type { TokenPurpose } from "#platform/database/tables/accounts.ts";
import { sql } from "kysely";

export const insertMailedToken = insertsInto("mailedTokens");

/** Spends a token: the first who presents it gets its person, everybody else nothing. */
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

/** A link that has done its work, for the words about opening it a second time. */
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

/** When which links were mailed, for the person they were mailed to. */
export function selectMailedTokens(db: Database, userId: string) {
  return db
    .selectFrom("mailedTokens")
    .select(["purpose", "email", "createdAt", "expiresAt", "usedAt"])
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .limit(1000)
    .execute();
}

/** Older links stop working once a newer one has done its work. */
export const deleteMailedTokens = (db: Database, userId: string, purpose: TokenPurpose) =>
  run(db.deleteFrom("mailedTokens").where("userId", "=", userId).where("purpose", "=", purpose));

/** Whatever was mailed from a time on: to addresses that count no more. */
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

/** Whether an address is kept for somebody else, who can still go back to it. */
export const isAddressReserved = (
  db: Database,
  { userId, email, now }: { userId: string; email: string; now: Date },
) =>
  isFound(
    db
      .selectFrom("mailedTokens")
      .select("hash")
      .where("purpose", "=", "undo-email")
      .where("email", "=", email)
      .where("userId", "!=", userId)
      .where("usedAt", "is", null)
      .where("expiresAt", ">", now),
  );

export const deleteMailedTokensBefore = (db: Database, time: Date) =>
  deleteInBatches(db, "mailedTokens", sql`expires_at < ${time}`);
