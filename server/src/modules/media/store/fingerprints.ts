import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { getIndexBands, getSearchBands } from "../similarity.ts";

/** Inserts or replaces the fingerprint of a picture. */
export async function upsertFingerprint(db: Database, mediaId: string, hashes: Buffer): Promise<void> {
  const filed = { hashes, bands: getIndexBands(hashes) };
  await db
    .insertInto("mediaFingerprints")
    .values({ mediaId, ...filed })
    .onConflict((conflict) => conflict.column("mediaId").doUpdateSet(filed))
    .execute();
}

export async function insertFingerprints(
  db: Database,
  prints: readonly { mediaId: string; hashes: Buffer }[],
): Promise<void> {
  const filed = prints.map(({ mediaId, hashes }) => ({ mediaId, hashes, bands: getIndexBands(hashes) }));
  if (filed.length === 0) return;
  await db.insertInto("mediaFingerprints").values(filed).execute();
  // Flush new entries from the GIN pending list: while it is long, the planner scans the whole table instead.
  await sql`select gin_clean_pending_list('media_fingerprints_bands')`.execute(db);
}

export async function selectFingerprint(db: Database, mediaId: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom("mediaFingerprints")
    .select("hashes")
    .where("mediaId", "=", mediaId)
    .executeTakeFirst();
  return row?.hashes ?? null;
}

export interface Candidate {
  mediaId: string;
  ownerId: string;
  hashes: Buffer;
}

/**
 * Selects possible copies: pictures that share a band. Each band is queried separately, because for many bands at
 * once, the database scans the whole table: 50 s instead of 50 ms with 20,000 pictures.
 */
export async function selectCandidates(db: Database, hashes: Buffer): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select distinct near.media_id, media.owner_id, near.hashes
    from unnest(${getSearchBands(hashes)}::integer[]) as sought (band)
    cross join lateral (
      select media_id, hashes from media_fingerprints where bands @> array[sought.band]
    ) as near
    join media on media.id = near.media_id
    order by near.media_id`.execute(db);
  return rows;
}

export async function selectBlockCandidates(
  db: Database,
  hashes: Buffer,
): Promise<{ caseId: string; hashes: Buffer }[]> {
  const { rows } = await sql<{ caseId: string; hashes: Buffer }>`
    select distinct near.case_id, near.hashes
    from unnest(${getSearchBands(hashes)}::integer[]) as sought (band)
    cross join lateral (
      select case_id, hashes from blocked_pictures where bands @> array[sought.band]
    ) as near
    order by near.case_id desc`.execute(db);
  return rows;
}

export async function insertBlock(
  db: Database,
  block: { id: string; caseId: string; hashes: Buffer; createdAt: Date },
): Promise<void> {
  const bands = getIndexBands(block.hashes);
  await db
    .insertInto("blockedPictures")
    .values({ ...block, bands })
    .execute();
}

/** Returns false if the block was lifted. */
export async function updateBlock(db: Database, caseId: string, hashes: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("blockedPictures")
    .set({ hashes, bands: getIndexBands(hashes) })
    .where("caseId", "=", caseId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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

/** Selects pictures that predate fingerprints. */
export const selectUnfingerprinted = (db: Database, limit: number) =>
  db
    .selectFrom("media")
    .select(["id", "ownerId", "mediaType", "hasPoster"])
    .where("isFingerprinted", "=", false)
    .where("progress", "=", "ready")
    .orderBy("id")
    .limit(limit)
    .execute();
