import type { PictureKind } from "@vesper/contract/moderation/verification";
import type { Database } from "#platform/database/client.ts";
import { collectIds, insertsInto } from "#platform/database/statements.ts";

export const insertPictures = insertsInto("verificationPictures");

export const selectPicture = (db: Database, verificationId: string, kind: PictureKind) =>
  db
    .selectFrom("verificationPictures")
    .selectAll()
    .where("verificationId", "=", verificationId)
    .where("kind", "=", kind)
    .executeTakeFirst();

export async function selectKinds(db: Database, verificationId: string): Promise<PictureKind[]> {
  const rows = await db
    .selectFrom("verificationPictures")
    .select("kind")
    .where("verificationId", "=", verificationId)
    .orderBy("kind")
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Destroys the keys and returns the ids of the files, which can no longer be decrypted. */
export async function deletePicturesByVerification(
  db: Database,
  verificationIds: string[],
): Promise<string[]> {
  if (verificationIds.length === 0) return [];
  const rows = await db
    .deleteFrom("verificationPictures")
    .where("verificationId", "in", verificationIds)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function selectKnownPictureIds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("verificationPictures").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Pictures that still wait for review, with their owner. */
export const selectWaitingPictures = (db: Database, limit: number) =>
  db
    .selectFrom("verificationPictures")
    .innerJoin("verifications", "verifications.id", "verificationPictures.verificationId")
    .select(["verificationPictures.id", "verificationPictures.verificationId", "verifications.userId"])
    .where("verifications.status", "=", "waiting")
    .limit(limit)
    .execute();

/** Pictures that still exist although no decision about them is pending. */
export const selectOverstayed = (db: Database, limit: number) =>
  collectIds(
    db
      .selectFrom("verificationPictures")
      .innerJoin("verifications", "verifications.id", "verificationPictures.verificationId")
      .select("verificationPictures.id")
      .where("verifications.status", "<>", "waiting")
      .limit(limit),
  );

export const selectPictureKeys = (db: Database) =>
  db.selectFrom("verificationPictures").select(["id", "wrappedKey"]).execute();

/** Replaces the wrapped key of a picture, unless it is gone. */
export async function replacePictureKey(
  db: Database,
  { id, wrappedKey, rewrapped }: { id: string; wrappedKey: Buffer; rewrapped: Buffer },
): Promise<void> {
  await db
    .updateTable("verificationPictures")
    .set({ wrappedKey: rewrapped })
    .where("id", "=", id)
    .where("wrappedKey", "=", wrappedKey)
    .execute();
}
