import { sql, type Selectable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { insertsInto } from "#platform/database/statements.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.ts";
import type { StaffActsTable } from "#platform/database/tables/accounts.ts";

export const insertStaffAct = insertsInto("staffActs");

const staffActs = (db: Database) =>
  db
    .selectFrom("staffActs")
    .innerJoin("users as actor", "actor.id", "staffActs.actorId")
    .innerJoin("users as target", "target.id", "staffActs.targetId")
    .leftJoin("users as undoer", "undoer.id", "staffActs.undoneBy")
    .selectAll("staffActs")
    .select([
      "actor.name as actorName",
      "actor.profileImageUrl as actorAvatar",
      "target.name as targetName",
      "target.profileImageUrl as targetAvatar",
      "undoer.name as undoerName",
      "undoer.profileImageUrl as undoerAvatar",
    ]);

export const selectStaffAct = (db: Database, id: string) =>
  staffActs(db).where("staffActs.id", "=", id).executeTakeFirst();
export type StaffActRow = NonNullable<Awaited<ReturnType<typeof selectStaffAct>>>;

export const selectStaffActs = (db: Database, limit: number): Promise<StaffActRow[]> =>
  staffActs(db).orderBy("staffActs.at", "desc").orderBy("staffActs.id", "desc").limit(limit).execute();

/** Marks an act as undone; the loser of a race changes nothing. */
export function updateUndone(
  db: Database,
  id: string,
  { by, now }: { by: string; now: Date },
): Promise<Selectable<StaffActsTable> | undefined> {
  return db
    .updateTable("staffActs")
    .set({ undoneAt: now, undoneBy: by })
    .where("id", "=", id)
    .where("undoneAt", "is", null)
    .returningAll()
    .executeTakeFirst();
}

export const deleteStaffActsBefore = (db: Database, time: Date) =>
  deleteInBatches(db, "staffActs", sql`at < ${time}`);
