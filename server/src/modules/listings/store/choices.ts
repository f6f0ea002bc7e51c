import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";

export async function replaceTags(db: Database, listingId: string, tagIds: string[]): Promise<void> {
  await db.deleteFrom("listingTags").where("listingId", "=", listingId).execute();
  if (tagIds.length === 0) return;
  await db
    .insertInto("listingTags")
    .values(tagIds.map((tagId) => ({ listingId, tagId })))
    .execute();
}

export async function replaceImages(db: Database, listingId: string, mediaIds: string[]): Promise<void> {
  await db.deleteFrom("listingImages").where("listingId", "=", listingId).execute();
  if (mediaIds.length === 0) return;
  await db
    .insertInto("listingImages")
    .values(mediaIds.map((mediaId, position) => ({ listingId, mediaId, position })))
    .execute();
}

/** Appends an image after the existing ones. */
export async function insertImage(db: Database, listingId: string, mediaId: string): Promise<void> {
  await sql`
    insert into listing_images (listing_id, media_id, position)
    select ${listingId}, ${mediaId}, coalesce(max(position) + 1, 0)
    from listing_images where listing_id = ${listingId}`.execute(db);
}

/** Counts the images of a listing, pending ones included. */
export async function countImages(db: Database, listingId: string): Promise<number> {
  const { count } = await db
    .selectFrom("listingImages")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("listingId", "=", listingId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteImage(db: Database, listingId: string, mediaId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("listingImages")
    .where("listingId", "=", listingId)
    .where("mediaId", "=", mediaId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Counts how many of the given ids the owner may use: visible pictures, and pending ones already on this listing. */
export async function countUsable(
  db: Database,
  { ownerId, listingId, ids }: { ownerId: string; listingId: string | null; ids: string[] },
): Promise<number> {
  const { count } = await db
    .selectFrom("media")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("ownerId", "=", ownerId)
    .where("mediaType", "=", "image")
    .where(
      sql<boolean>`(is_shown or status = 'pending' and exists (
        select from listing_images where listing_id = ${listingId} and media_id = media.id
      ))`,
    )
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .executeTakeFirstOrThrow();
  return count;
}
