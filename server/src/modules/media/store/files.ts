import { sql, type InferResult } from "kysely";
import { oneByKey } from "#platform/database/prepared.ts";
import type { Database } from "#platform/database/client.ts";
import { isOwnerVisible } from "./owner-visibility.ts";

/** Selects the fields that decide who may open a file. */
export const selectFileAccess = oneByKey((db, { id, country }: { id: string; country: string | null }) =>
  db
    .selectFrom("media")
    .leftJoin("profiles", "profiles.userId", "media.ownerId")
    .select(["media.ownerId", "media.progress", "media.isShown", isOwnerVisible(country).as("isOwnerListed")])
    .where("media.id", "=", id),
);

/** Counts files in processing, of one person and in total, up to `most`. */
export async function countProcessing(
  db: Database,
  ownerId: string,
  most: number,
): Promise<{ own: number; inAll: number }> {
  const { rows } = await sql<{ own: number; inAll: number }>`
    select count(*) as in_all, count(*) filter (where owner_id = ${ownerId}) as own
    from (
      select owner_id from media where progress = 'processing'
      order by owner_id = ${ownerId} desc limit ${most}
    ) as waiting`.execute(db);
  return rows[0] ?? { own: 0, inAll: 0 };
}

export const selectProcessing = (db: Database, limit: number) =>
  db
    .selectFrom("media")
    .select("id")
    .where("progress", "=", "processing")
    .orderBy("id")
    .limit(limit)
    .execute();

const buildFileQuery = (db: Database) =>
  db.selectFrom("media").select(["id", "mediaType", "progress", "videoFormat", "hasPoster"]);
export type FilesRow = InferResult<ReturnType<typeof buildFileQuery>>[number];

/** Filters the given ids to known media, with the columns that determine their files. */
export const selectFilesByIds = (db: Database, ids: string[]): Promise<FilesRow[]> =>
  buildFileQuery(db)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();

/** Selects all media in batches, by keyset pagination. */
export const selectFilesAfter = (db: Database, id: string, limit: number): Promise<FilesRow[]> =>
  buildFileQuery(db).where("id", ">", id).orderBy("id").limit(limit).execute();

export const selectFilesByOwner = (db: Database, ownerId: string, limit: number): Promise<FilesRow[]> =>
  buildFileQuery(db).where("ownerId", "=", ownerId).orderBy("id").limit(limit).execute();
