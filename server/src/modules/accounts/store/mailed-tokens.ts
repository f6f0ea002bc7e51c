import type { Database } from "#platform/database/client.ts";
import type { MailedTokensTable, TokenPurpose } from "#platform/database/tables/accounts.ts";
import type { Insertable } from "kysely";

export async function insertMailedToken(db: Database, token: Insertable<MailedTokensTable>): Promise<void> {
  await db.insertInto("mailedTokens").values(token).execute();
}

/** Spends a token: the first who presents it gets its person, everybody else nothing. */
export function spendMailedToken(
  db: Database,
  { hash, purpose, now }: { hash: Buffer; purpose: TokenPurpose; now: Date },
): Promise<{ userId: string; email: string } | undefined> {
  return db
    .updateTable("mailedTokens")
    .set({ usedAt: now })
    .where("hash", "=", hash)
    .where("purpose", "=", purpose)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .returning(["userId", "email"])
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
export async function deleteMailedTokens(db: Database, userId: string, purpose: TokenPurpose): Promise<void> {
  await db.deleteFrom("mailedTokens").where("userId", "=", userId).where("purpose", "=", purpose).execute();
}

export async function deleteMailedTokensPast(db: Database, time: Date): Promise<void> {
  await db.deleteFrom("mailedTokens").where("expiresAt", "<", time).execute();
}
