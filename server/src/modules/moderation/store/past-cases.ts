import type { Database } from "#platform/database/client.ts";
import { collectIds } from "#platform/database/statements.ts";
import { noEvidence } from "./evidence.ts";

/** Returns cases that were decided before `time` and have neither a restriction in force nor an open appeal. */
export const selectPastCases = (db: Database, time: Date, limit: number) =>
  collectIds(
    db
      .selectFrom("cases")
      .select("id")
      .where("status", "=", "decided")
      .where("forgottenAt", "is", null)
      .where("decidedAt", "<", time)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("restrictions")
              .select("restrictions.id")
              .whereRef("restrictions.caseId", "=", "cases.id")
              .where("restrictions.liftedAt", "is", null),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("appeals")
              .innerJoin("restrictions", "restrictions.id", "appeals.restrictionId")
              .select("appeals.id")
              .whereRef("restrictions.caseId", "=", "cases.id")
              .where("appeals.status", "=", "open"),
          ),
        ),
      )
      .orderBy("decidedAt")
      .limit(limit),
  );

/** Deletes texts, snapshots and reporters. The decisions stay, with their authors and times. */
export async function purgeCases(db: Database, ids: string[], now: Date): Promise<void> {
  await db
    .updateTable("evidence")
    .set({ ...noEvidence, byId: null })
    .where("caseId", "in", ids)
    .execute();
  await db.updateTable("cases").set({ label: "", forgottenAt: now }).where("id", "in", ids).execute();
}
