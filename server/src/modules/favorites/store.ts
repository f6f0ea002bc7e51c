import type { FavoriteKind } from "@vesper/contract/profiles/favorites";
import { sql, type Insertable, type Selectable, type SqlBool } from "kysely";
import { isListedFor } from "#modules/profiles/predicates.ts";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import { orderByAge, type PageWindow } from "#platform/database/queue-page.ts";
import type { FavoritesTable } from "#platform/database/tables/favorites.ts";
import { lockPersonKeys } from "#platform/database/sealing-keys.ts";
import type { Audience } from "#platform/identity/audience.ts";
import { openColumn, toNotePlace, toPersonOwner } from "#platform/sealing/open-column.ts";
import type { SealingContext } from "#platform/sealing/sealing.ts";

type SelectedFavorite = Selectable<FavoritesTable> & { sealingKey: Buffer | null };
export type FavoriteRow = Omit<SelectedFavorite, "noteSealed" | "sealingKey">;

const toSaverKey = (userId: string, wrapped: Buffer | null) => ({ owner: toPersonOwner(userId), wrapped });

/** Reads the note in either form. */
function openFavorite({ sealing }: SealingContext, selected: SelectedFavorite): FavoriteRow {
  const { noteSealed, sealingKey, ...row } = selected;
  const key = toSaverKey(row.userId, sealingKey);
  return { ...row, note: openColumn(sealing, key, toNotePlace(row.targetId), noteSealed) ?? row.note };
}

export interface Target {
  kind: FavoriteKind;
  ownerId: string;
}

/** Selects a target the viewer may save: only public profiles and listings. */
export async function selectTarget(
  db: Database,
  id: string,
  audience: Audience,
): Promise<Target | undefined> {
  const profile = await db
    .selectFrom("profiles")
    .select("userId as ownerId")
    .where("profiles.id", "=", id)
    .where(isListedFor(audience))
    .executeTakeFirst();
  if (profile) return { kind: "profile", ...profile };
  const listing = await db
    .selectFrom("listings")
    .innerJoin("profiles", "profiles.userId", "listings.supplierId")
    .select("listings.supplierId as ownerId")
    .where("listings.id", "=", id)
    .where(sql<SqlBool>`listings.is_shown and ${isListedFor(audience)}`)
    .executeTakeFirst();
  return listing && { kind: "product", ...listing };
}

/** Returns whether the favorite is new; the loser of a race gets false. */
export async function insertFavorite(db: Database, favorite: Insertable<FavoritesTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("favorites")
    .values(favorite)
    .onConflict((conflict) => conflict.columns(["userId", "targetId"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns the deleted favorite with its note. */
export async function deleteFavorite(
  ctx: SealingContext,
  userId: string,
  targetId: string,
): Promise<FavoriteRow | undefined> {
  const row = await ctx.db
    .deleteFrom("favorites")
    .using("users")
    .whereRef("users.id", "=", "favorites.userId")
    .where("favorites.userId", "=", userId)
    .where("favorites.targetId", "=", targetId)
    .returningAll("favorites")
    .returning("users.sealingKey")
    .executeTakeFirst();
  return row && openFavorite(ctx, row);
}

export async function increaseCount(db: Database, targetId: string): Promise<void> {
  await db
    .insertInto("favoriteCounts")
    .values({ targetId, count: 1 })
    .onConflict((conflict) =>
      conflict.column("targetId").doUpdateSet({ count: sql`favorite_counts.count + 1` }),
    )
    .execute();
}

export async function decreaseCount(db: Database, targetId: string): Promise<void> {
  await db
    .updateTable("favoriteCounts")
    .set({ count: sql`count - 1` })
    .where("targetId", "=", targetId)
    .execute();
}

export async function selectCount(db: Database, targetId: string): Promise<number> {
  const row = await db
    .selectFrom("favoriteCounts")
    .select("count")
    .where("targetId", "=", targetId)
    .executeTakeFirst();
  return row?.count ?? 0;
}

export async function selectFavorites(
  ctx: SealingContext,
  userId: string,
  { limit, offset }: PageWindow,
): Promise<FavoriteRow[]> {
  const rows = await ctx.db
    .selectFrom("favorites")
    .innerJoin("users", "users.id", "favorites.userId")
    .selectAll("favorites")
    .select("users.sealingKey")
    .where("favorites.userId", "=", userId)
    .orderBy(orderByAge("favorites.createdAt", "desc"))
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => openFavorite(ctx, row));
}

export const countFavorites = (db: Database, userId: string) =>
  countRows(db, db.selectFrom("favorites").select("id").where("userId", "=", userId));

/** Filters the given ids to those the person has saved. */
export async function selectFavoriteIds(
  db: Database,
  userId: string,
  targetIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom("favorites")
    .select("targetId")
    .where("userId", "=", userId)
    .where("targetId", "in", targetIds)
    .execute();
  return rows.map(({ targetId }) => targetId);
}

/** Stores the note, sealed with the key of its writer. Call it in a transaction. */
export async function updateNote(
  ctx: SealingContext,
  userId: string,
  targetId: string,
  note: string | null,
): Promise<boolean> {
  const key = note === null ? undefined : (await lockPersonKeys(ctx, [userId])).get(userId);
  const noteSealed = key && note !== null ? ctx.sealing.sealText(key, toNotePlace(targetId), note) : null;
  const { numUpdatedRows } = await ctx.db
    .updateTable("favorites")
    .set({ note: noteSealed ? null : note, noteSealed })
    .where("userId", "=", userId)
    .where("targetId", "=", targetId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes all of a person's favorites and decrements the counts of their targets. */
export async function deleteFavoritesByUser(db: Database, userId: string): Promise<void> {
  await sql`
    with gone as (delete from favorites where user_id = ${userId} returning target_id)
    update favorite_counts set count = count - 1 from gone
    where favorite_counts.target_id = gone.target_id`.execute(db);
}
