import type { Insertable, Selectable, Updateable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import type { BackupsTable } from "#platform/database/tables/backups.ts";

export type BackupRow = Selectable<BackupsTable>;

/** Inserts a backup, unless another one is waiting or running. */
export const insertBackup = (
  db: Database,
  row: Pick<Insertable<BackupsTable>, "id" | "kind" | "name" | "state" | "requestedAt"> &
    Partial<Insertable<BackupsTable>>,
): Promise<BackupRow | undefined> =>
  db
    .insertInto("backups")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const selectBackup = (db: Database, id: string): Promise<BackupRow | undefined> =>
  db.selectFrom("backups").selectAll().where("id", "=", id).executeTakeFirst();

/** Backups that still exist, and attempts since the given time; newest first. */
export const selectBackups = (db: Database, since: Date): Promise<BackupRow[]> =>
  db
    .selectFrom("backups")
    .selectAll()
    .where("removedAt", "is", null)
    .where(({ or, eb }) => or([eb("state", "<>", "failed"), eb("requestedAt", ">=", since)]))
    .orderBy("requestedAt", "desc")
    .limit(100)
    .execute();

export async function updateBackup(
  db: Database,
  id: string,
  change: Updateable<BackupsTable>,
): Promise<BackupRow | undefined> {
  return db.updateTable("backups").set(change).where("id", "=", id).returningAll().executeTakeFirst();
}

/** Marks the backup as running; undefined if it has ended or does not exist. */
export const claimBackup = (
  db: Database,
  id: string,
  change: { host: string; startedAt: Date },
): Promise<BackupRow | undefined> =>
  db
    .updateTable("backups")
    .set({ ...change, state: "running" })
    .where("id", "=", id)
    .where("state", "in", ["waiting", "running"])
    .returningAll()
    .executeTakeFirst();

/** Ends backups that a stopped node left unfinished, so that they do not block the next one. */
export async function failLostBackups(db: Database, before: Date, now: Date): Promise<void> {
  await db
    .updateTable("backups")
    .set({ state: "failed", finishedAt: now, error: "The node stopped before the backup was complete." })
    .where("state", "in", ["waiting", "running"])
    .where("requestedAt", "<", before)
    .execute();
}

/** Requests a restore test of a finished backup, unless one is waiting or running. */
export const requestTest = (
  db: Database,
  id: string,
  { now, lostBefore }: { now: Date; lostBefore: Date },
): Promise<BackupRow | undefined> =>
  db
    .updateTable("backups")
    .set({ testState: "waiting", testStartedAt: now, testFinishedAt: null, testError: null })
    .where("id", "=", id)
    .where("state", "=", "finished")
    .where("removedAt", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("backups as other")
            .select("other.id")
            .where("other.testState", "in", ["waiting", "running"])
            .where("other.testStartedAt", ">", lostBefore),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst();

/** The backup whose restore was tested last, even if it has been removed since. */
export const selectLastTested = (db: Database): Promise<BackupRow | undefined> =>
  db
    .selectFrom("backups")
    .selectAll()
    .where("testFinishedAt", "is not", null)
    .orderBy("testFinishedAt", "desc")
    .limit(1)
    .executeTakeFirst();

/** Backups beyond the newest `keep`. Those made on the command line belong to the operator. */
export const selectSurplus = (db: Database, keep: number): Promise<BackupRow[]> =>
  db
    .selectFrom("backups")
    .selectAll()
    .where("state", "=", "finished")
    .where("kind", "<>", "command")
    .where("removedAt", "is", null)
    .orderBy("requestedAt", "desc")
    .offset(keep)
    .execute();

/** Deletes records of failures and of removed backups. */
export async function deletePast(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom("backups")
    .where("requestedAt", "<", before)
    .where(({ or, eb }) => or([eb("state", "=", "failed"), eb("removedAt", "is not", null)]))
    .execute();
}
