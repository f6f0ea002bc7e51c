import { sql, type Selectable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { collectIds, isChanged, run } from "#platform/database/statements.ts";
import type { DataArchivesTable } from "#platform/database/tables/privacy.ts";

export type ArchiveRow = Selectable<DataArchivesTable>;

export function selectArchiveByUser(db: Database, userId: string): Promise<ArchiveRow | undefined> {
  return db.selectFrom("dataArchives").selectAll().where("userId", "=", userId).executeTakeFirst();
}

export function selectArchive(db: Database, id: string): Promise<ArchiveRow | undefined> {
  return db.selectFrom("dataArchives").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Inserts an archive. Returns undefined while another one is in progress, unless its job was lost. */
export function insertArchive(
  db: Database,
  { id, userId, now, lostBefore }: { id: string; userId: string; now: Date; lostBefore: Date },
): Promise<ArchiveRow | undefined> {
  const fresh = { id, status: "queued", progress: 0, requestedAt: now, expiresAt: null } as const;
  return db
    .insertInto("dataArchives")
    .values({ userId, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column("userId")
        .doUpdateSet(fresh)
        .where((where) =>
          where.or([
            where("dataArchives.status", "in", ["done", "failed"]),
            where("dataArchives.requestedAt", "<", lostBefore),
          ]),
        ),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Marks an archive as running. It may already be running if an earlier process was killed. */
export function startArchive(db: Database, id: string): Promise<ArchiveRow | undefined> {
  return db
    .updateTable("dataArchives")
    .set({ status: "running" })
    .where("id", "=", id)
    .where("status", "in", ["queued", "running"])
    .returningAll()
    .executeTakeFirst();
}

export const updateProgress = (db: Database, id: string, progress: number) =>
  run(db.updateTable("dataArchives").set({ progress }).where("id", "=", id));

/** Finishes an archive. Returns false if it was deleted or replaced in the meantime. */
export const finishArchive = (
  db: Database,
  id: string,
  outcome: Pick<ArchiveRow, "status" | "progress" | "expiresAt">,
) => isChanged(db.updateTable("dataArchives").set(outcome).where("id", "=", id));

export const deleteExpiredArchives = (db: Database, time: Date) =>
  collectIds(db.deleteFrom("dataArchives").where("expiresAt", "<", time).returning("id"));

export async function deleteArchiveByUser(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .deleteFrom("dataArchives")
    .where("userId", "=", userId)
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function selectKnownArchives(db: Database, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("dataArchives")
    .select("id")
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether a column still refers to an erased person. */
export async function hasErasedUsers(db: Database, table: string, column: string): Promise<boolean> {
  const { rows } = await sql`
    select from users
    where erased_at is not null and exists (
      select from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = users.id
    )
    limit 1`.execute(db.withoutPlugins());
  return rows.length > 0;
}

/** Selects items that are public although a restriction in force hides them. */
export async function selectShownThoughHidden(
  db: Database,
  { kind, table, limit }: { kind: string; table: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select item.id
    from restrictions join ${sql.table(table)} as item on item.id = restrictions.subject_id
    where restrictions.subject_type = ${kind} and restrictions.lifted_at is null
      and restrictions.action in ('hold', 'hide') and item.is_shown
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
