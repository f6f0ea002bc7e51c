import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { filedUnder, soughtUnder } from "../likeness.ts";

/** Once more for the same picture puts the new one in the place of the old. */
export async function upsertFingerprint(db: Database, mediaId: string, hashes: Buffer): Promise<void> {
  const filed = { hashes, bands: filedUnder(hashes) };
  await db
    .insertInto("mediaFingerprints")
    .values({ mediaId, ...filed })
    .onConflict((conflict) => conflict.column("mediaId").doUpdateSet(filed))
    .execute();
}

export async function selectFingerprint(db: Database, mediaId: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom("mediaFingerprints")
    .select("hashes")
    .where("mediaId", "=", mediaId)
    .executeTakeFirst();
  return row?.hashes ?? null;
}

const near = (hashes: Buffer) => sql<boolean>`bands && ${soughtUnder(hashes)}::integer[]`;

export interface Candidate {
  mediaId: string;
  ownerId: string;
  hashes: Buffer;
}

/** Pictures that could be copies: those with a piece in common. */
export const selectCandidates = (db: Database, hashes: Buffer): Promise<Candidate[]> =>
  db
    .selectFrom("mediaFingerprints")
    .innerJoin("media", "media.id", "mediaFingerprints.mediaId")
    .select(["mediaFingerprints.mediaId", "media.ownerId", "mediaFingerprints.hashes"])
    .where(near(hashes))
    .orderBy("mediaFingerprints.mediaId")
    .execute();

export const selectBlockCandidates = (db: Database, hashes: Buffer) =>
  db
    .selectFrom("blockedPictures")
    .select(["caseId", "hashes"])
    .where(near(hashes))
    .orderBy("createdAt", "desc")
    .execute();

export async function insertBlock(
  db: Database,
  block: { id: string; caseId: string; hashes: Buffer; createdAt: Date },
): Promise<void> {
  const bands = filedUnder(block.hashes);
  await db
    .insertInto("blockedPictures")
    .values({ ...block, bands })
    .execute();
}

export async function deleteBlocks(db: Database, caseId: string): Promise<void> {
  await db.deleteFrom("blockedPictures").where("caseId", "=", caseId).execute();
}

export async function insertLookalikes(db: Database, mediaId: string, otherIds: string[]): Promise<void> {
  await db
    .insertInto("mediaLookalikes")
    .values(otherIds.map((otherId) => ({ mediaId, otherId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Pictures that were made before there were fingerprints. */
export const selectUnfingerprinted = (db: Database, limit: number) =>
  db
    .selectFrom("media")
    .select(["id", "ownerId", "mediaType", "hasPoster"])
    .where("isFingerprinted", "=", false)
    .where("progress", "=", "ready")
    .orderBy("id")
    .limit(limit)
    .execute();
