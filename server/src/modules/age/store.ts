import type { Database } from "#platform/database/client.ts";

interface Answer {
  checkHash: Buffer;
  isAdult: boolean;
  codeHash: Buffer | null;
  isRedeemed?: boolean;
  expiresAt: Date;
}

/** Stores the answer to a check. Returns false if it was answered before. */
export async function insertAnswer(db: Database, answer: Answer): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("ageAnswers")
    .values(answer)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export const selectAnswer = (db: Database, checkHash: Buffer) =>
  db
    .selectFrom("ageAnswers")
    .select(["isAdult", "codeHash", "isRedeemed"])
    .where("checkHash", "=", checkHash)
    .executeTakeFirst();

/** Marks a positive answer as redeemed. Returns false if it was redeemed before. */
export async function redeemAnswer(db: Database, checkHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("ageAnswers")
    .set({ isRedeemed: true })
    .where("checkHash", "=", checkHash)
    .where("isAdult", "=", true)
    .where("isRedeemed", "=", false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteExpiredAnswers(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("ageAnswers").where("expiresAt", "<", now).execute();
}

export async function selectProofMonth(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("ageProofs")
    .select("month")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row?.month ?? null;
}

/** Keeps the month of a member's proof; an earlier one stays. */
export async function insertProof(db: Database, userId: string, month: string): Promise<void> {
  await db
    .insertInto("ageProofs")
    .values({ userId, month })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteProof(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("ageProofs").where("userId", "=", userId).execute();
}
