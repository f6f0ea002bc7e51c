import type { Database } from "#platform/database/client.ts";
import { idsOf } from "#platform/database/statements.ts";

/** Decided before then, and nothing that follows from it is in force or contradicted. */
export const selectPastCases = (db: Database, time: Date, limit: number) =>
  idsOf(
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

/** What was said and shown goes, and who said it. What was decided, by whom and when, stays. */
export async function purgeCases(db: Database, ids: string[], now: Date): Promise<void> {
  await db
    .updateTable("evidence")
    .set({ text: "", snapshot: null, byId: null })
    .where("caseId", "in", ids)
    .execute();
  await db.updateTable("cases").set({ label: "", forgottenAt: now }).where("id", "in", ids).execute();
}
