import { sql } from "kysely";
import { oneByKey } from "#platform/database/prepared.ts";
import type { Database } from "#platform/database/client.ts";

/** Replaces a user's avatar and returns the id of the previous one. */
export async function replaceAvatar(
  db: Database,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<string | null> {
  const before = await deleteAvatar(db, userId);
  await db.insertInto("avatars").values({ id, userId, createdAt: now }).execute();
  return before;
}

export async function deleteAvatar(db: Database, userId: string): Promise<string | null> {
  const row = await db.deleteFrom("avatars").where("userId", "=", userId).returning("id").executeTakeFirst();
  return row?.id ?? null;
}

/** Selects the owner of an avatar while it is their current picture and their account is active. */
export const selectAvatar = oneByKey((db, { id, address }: { id: string; address: string }) =>
  db
    .selectFrom("avatars")
    .innerJoin("users", "users.id", "avatars.userId")
    .select("avatars.userId")
    .where("avatars.id", "=", id)
    .where("users.profileImageUrl", "=", address)
    .where("users.status", "=", "active")
    .where("users.closedAt", "is", null),
);

export function selectAvatarByUser(db: Database, userId: string) {
  return db.selectFrom("avatars").select(["id", "createdAt"]).where("userId", "=", userId).executeTakeFirst();
}

/** Filters the given ids to avatars that have a row. */
export async function selectKnownAvatars(db: Database, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("avatars")
    .select("id")
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
