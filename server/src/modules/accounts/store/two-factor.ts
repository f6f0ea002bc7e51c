import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { isChanged, run } from "#platform/database/statements.ts";

/** Stores a new secret unless the second factor is already on; returns whether it was stored. */
export async function upsertSecret(
  db: Database,
  { userId, secret, now }: { userId: string; secret: Buffer; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into two_factor (user_id, secret, created_at)
    select id, ${secret}, ${now} from users where id = ${userId} and two_factor_since is null
    on conflict (user_id) do update set secret = excluded.secret, last_step = 0, created_at = excluded.created_at
      where not exists (select from users where id = excluded.user_id and two_factor_since is not null)
    returning user_id`.execute(db);
  return rows.length > 0;
}

export function selectSecret(db: Database, userId: string): Promise<{ secret: Buffer } | undefined> {
  return db.selectFrom("twoFactor").select("secret").where("userId", "=", userId).executeTakeFirst();
}

/** Accepts each code once, and none older than the last one used. */
export const consumeStep = (db: Database, userId: string, step: number) =>
  isChanged(
    db
      .updateTable("twoFactor")
      .set({ lastStep: step })
      .where("userId", "=", userId)
      .where("lastStep", "<", step),
  );

export const consumeRecoveryCode = (
  db: Database,
  { userId, hash, now }: { userId: string; hash: Buffer; now: Date },
) =>
  isChanged(
    db
      .updateTable("recoveryCodes")
      .set({ usedAt: now })
      .where("userId", "=", userId)
      .where("hash", "=", hash)
      .where("usedAt", "is", null),
  );

/** Compare-and-set: false if the second factor is already on. */
export const activateTwoFactor = (db: Database, userId: string, now: Date) =>
  isChanged(
    db
      .updateTable("users")
      .set({ twoFactorSince: now, updatedAt: now })
      .where("id", "=", userId)
      .where("twoFactorSince", "is", null),
  );

export const insertRecoveryCodes = (db: Database, userId: string, hashes: Buffer[]) =>
  run(db.insertInto("recoveryCodes").values(hashes.map((hash) => ({ userId, hash }))));

/** Recovery codes stay while a passkey needs them. */
export async function deactivateTwoFactor(db: Database, userId: string, now: Date): Promise<void> {
  const { passkeySince } = await db
    .updateTable("users")
    .set({ twoFactorSince: null, updatedAt: now })
    .where("id", "=", userId)
    .returning("passkeySince")
    .executeTakeFirstOrThrow();
  await db.deleteFrom("twoFactor").where("userId", "=", userId).execute();
  if (!passkeySince) await deleteRecoveryCodes(db, userId);
}

export const deleteRecoveryCodes = (db: Database, userId: string) =>
  run(db.deleteFrom("recoveryCodes").where("userId", "=", userId));

/** Counts the unused codes. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("recoveryCodes")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .where("usedAt", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes every second factor, when the account is erased. */
export async function deleteFactors(db: Database, userId: string): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  await db.deleteFrom("twoFactor").where("userId", "=", userId).execute();
  await db.deleteFrom("passkeys").where("userId", "=", userId).execute();
  await db.deleteFrom("passkeyChallenges").where("userId", "=", userId).execute();
}

/** Returns the number of unused recovery codes and the age of the secret, for the person's data export. */
export function selectTwoFactor(db: Database, userId: string) {
  return db
    .selectFrom("users")
    .leftJoin("twoFactor", "twoFactor.userId", "users.id")
    .select((row) => [
      "twoFactor.createdAt",
      row
        .selectFrom("recoveryCodes")
        .select((codes) => codes.fn.countAll<number>().as("count"))
        .where("userId", "=", userId)
        .where("usedAt", "is", null)
        .as("recoveryCodesLeft"),
    ])
    .where("users.id", "=", userId)
    .executeTakeFirst();
}
