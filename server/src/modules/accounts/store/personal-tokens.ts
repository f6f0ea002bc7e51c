import { sql, type Selectable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.ts";
import { insertsInto, run } from "#platform/database/statements.ts";
import type { PersonalTokensTable } from "#platform/database/tables/accounts.ts";

export type PersonalTokenRow = Selectable<PersonalTokensTable>;

export const insertToken = insertsInto("personalTokens");

/** Selects a token by its hash, with what decides about its owner. */
export const selectTokenStatus = (db: Database, hash: Buffer) =>
  db
    .selectFrom("personalTokens")
    .innerJoin("users", "users.id", "personalTokens.userId")
    .select([
      "personalTokens.id",
      "personalTokens.userId",
      "personalTokens.scopes",
      "personalTokens.expiresAt",
      "personalTokens.lastUsedAt",
      "personalTokens.revokedAt",
      "users.roles",
      "users.status",
      "users.statusReason",
      "users.closedAt",
    ])
    .where("personalTokens.hash", "=", hash)
    .executeTakeFirst();

export const touchToken = (db: Database, id: string, now: Date) =>
  run(db.updateTable("personalTokens").set({ lastUsedAt: now }).where("id", "=", id));

/** Returns a person's tokens, newest first, with those that ended and are not purged yet. */
export const selectTokensByUser = (
  db: Database,
  userId: string,
  limit: number,
): Promise<PersonalTokenRow[]> =>
  db
    .selectFrom("personalTokens")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

const activeTokens = (db: Database, now: Date) =>
  db.selectFrom("personalTokens").where("revokedAt", "is", null).where("expiresAt", ">", now);

export const countActive = (db: Database, userId: string, now: Date) =>
  countRows(db, activeTokens(db, now).select("id").where("userId", "=", userId));

/** Returns a page of the active tokens of all staff, with their owners. */
export async function selectActivePage(
  db: Database,
  now: Date,
  { page, limit }: { page: number; limit: number },
) {
  const rows = await activeTokens(db, now)
    .innerJoin("users", "users.id", "personalTokens.userId")
    .selectAll("personalTokens")
    .select(["users.name as ownerName", "users.profileImageUrl as ownerAvatar"])
    .orderBy("personalTokens.createdAt", "desc")
    .orderBy("personalTokens.id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, total: await countRows(db, activeTokens(db, now).select("id")) };
}
export type StaffTokenRow = Awaited<ReturnType<typeof selectActivePage>>["rows"][number];

/** Revokes active tokens and returns them: one, all of a person, or one of a person. */
export const revokeTokens = (
  db: Database,
  { id, userId }: { id?: string; userId?: string },
  now: Date,
): Promise<PersonalTokenRow[]> =>
  db
    .updateTable("personalTokens")
    .set({ revokedAt: now })
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", now)
    .where((where) => (id ? where("id", "=", id) : where.val(true)))
    .where((where) => (userId ? where("userId", "=", userId) : where.val(true)))
    .returningAll()
    .execute();

export const deleteTokensByUser = (db: Database, userId: string) =>
  run(db.deleteFrom("personalTokens").where("userId", "=", userId));

export const deleteTokensEndedBefore = (db: Database, time: Date) =>
  deleteInBatches(db, "personalTokens", sql`expires_at < ${time} or revoked_at < ${time}`);
