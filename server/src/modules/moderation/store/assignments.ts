import type { Database } from "#platform/database/client.ts";
import { run } from "#platform/database/statements.ts";
import { isActiveStaffWith } from "#platform/database/staff.ts";

/** Locks a case until the transaction ends, so that an assignment and a claim of it wait for each other. */
export const lockCase = (db: Database, id: string) =>
  db.selectFrom("cases").select("assigneeId").where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

export const updateAssignee = (
  db: Database,
  id: string,
  { assigneeId, now }: { assigneeId: string | null; now: Date },
) =>
  run(
    db
      .updateTable("cases")
      .set({ assigneeId, assignedAt: assigneeId ? now : null })
      .where("id", "=", id)
      .where("status", "=", "open"),
  );

/** Returns a person's open cases to everyone. */
export const clearAssignments = (db: Database, assigneeId: string) =>
  run(
    db
      .updateTable("cases")
      .set({ assigneeId: null, assignedAt: null })
      .where("assigneeId", "=", assigneeId)
      .where("status", "=", "open"),
  );

/** Safety limit; no team is expected to be this large. */
const maxAssignees = 500;

export const selectAssignees = (db: Database) =>
  db
    .selectFrom("users")
    .select(["users.id", "users.name", "users.profileImageUrl as avatar"])
    .where(isActiveStaffWith("decide-cases"))
    .orderBy("users.name")
    .orderBy("users.id")
    .limit(maxAssignees)
    .execute();
export type AssigneeRow = Awaited<ReturnType<typeof selectAssignees>>[number];
