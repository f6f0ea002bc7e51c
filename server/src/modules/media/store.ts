import type { Insertable } from "kysely";
import { byKey } from "#platform/database/by-key.ts";
import type { Database } from "#platform/database/client.ts";
import type { MediaTable } from "#platform/database/tables/media.ts";

export async function insertMedia(db: Database, media: Insertable<MediaTable>): Promise<void> {
  await db.insertInto("media").values(media).execute();
}

export async function clearPrimary(db: Database, ownerId: string): Promise<void> {
  await db
    .updateTable("media")
    .set({ isPrimary: false })
    .where("ownerId", "=", ownerId)
    .where("isPrimary", "=", true)
    .execute();
}

/** Whether anybody may open this file: approved, public, and its owner's profile is to be seen. */
export const isOpen = async (db: Database, id: string): Promise<boolean> =>
  (await selectOpen(db, { id })).length > 0;

const selectOpen = byKey((db, { id }: { id: string }) =>
  db
    .selectFrom("media")
    .innerJoin("profiles", "profiles.userId", "media.ownerId")
    .select("media.id")
    .where("media.id", "=", id)
    .where("media.status", "=", "approved")
    .where("media.isPublic", "=", true)
    .where("profiles.listed", "=", true),
);

/** Lets go of all that somebody has, and tells which files go with it. */
export const deleteMediaOf = (db: Database, ownerId: string) =>
  db.deleteFrom("media").where("ownerId", "=", ownerId).returning("id").execute();
