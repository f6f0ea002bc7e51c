import type { SearchAlerts } from "@vesper/contract/profiles/saved-searches";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import type { SavedSearchesTable } from "#platform/database/tables/saved-searches.ts";

export type SavedSearchRow = Selectable<SavedSearchesTable>;

const buildSearchQuery = (db: Database, userId: string) =>
  db.selectFrom("savedSearches").selectAll().where("userId", "=", userId);

export const countSearches = (db: Database, userId: string) =>
  countRows(db, db.selectFrom("savedSearches").select("id").where("userId", "=", userId));

export const insertSearch = (db: Database, search: Insertable<SavedSearchesTable>): Promise<SavedSearchRow> =>
  db.insertInto("savedSearches").values(search).returningAll().executeTakeFirstOrThrow();

export const selectSearches = (db: Database, userId: string, limit: number): Promise<SavedSearchRow[]> =>
  buildSearchQuery(db, userId).orderBy("createdAt", "desc").orderBy("id", "desc").limit(limit).execute();

export const selectSearch = (db: Database, userId: string, id: string): Promise<SavedSearchRow | undefined> =>
  buildSearchQuery(db, userId).where("id", "=", id).executeTakeFirst();

export const updateSearch = (
  db: Database,
  id: string,
  change: Updateable<SavedSearchesTable>,
): Promise<SavedSearchRow | undefined> =>
  db.updateTable("savedSearches").set(change).where("id", "=", id).returningAll().executeTakeFirst();

export async function deleteSearch(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("savedSearches")
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteSearchesByUser(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("savedSearches").where("userId", "=", userId).execute();
}

const buildRecipientQuery = (db: Database) =>
  db
    .selectFrom("savedSearches")
    .innerJoin("users", "users.id", "savedSearches.userId")
    .selectAll("savedSearches")
    .select(["users.email", "users.emailVerifiedAt", "users.status", "users.closedAt", "users.roles"]);

/** Selects searches for which new profiles have been published, the longest waiting first. */
export const selectDue = (db: Database, alerts: SearchAlerts, latest: Date, limit: number) =>
  buildRecipientQuery(db)
    .where("savedSearches.alerts", "=", alerts)
    .where("savedSearches.lookedAt", "<", latest)
    .orderBy("savedSearches.lookedAt")
    .orderBy("savedSearches.id")
    .limit(limit)
    .execute();
export type DueSearch = Awaited<ReturnType<typeof selectDue>>[number];

export const selectForMail = (db: Database, id: string): Promise<DueSearch | undefined> =>
  buildRecipientQuery(db)
    .where("savedSearches.id", "=", id)
    .where("savedSearches.alerts", "!=", "off")
    .executeTakeFirst();

/** Compare-and-set on `lookedAt`; the loser of a race gets false. */
export async function updateLookedAt(
  db: Database,
  { id, lookedAt }: SavedSearchRow,
  until: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("savedSearches")
    .set({ lookedAt: until })
    .where("id", "=", id)
    .where("lookedAt", "=", lookedAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
