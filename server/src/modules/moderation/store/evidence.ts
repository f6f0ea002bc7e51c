import type { Database } from "#platform/database/client.ts";
import { insertsInto } from "#platform/database/statements.ts";

export const insertEvidence = insertsInto("evidence");

const evidence = (db: Database) =>
  db
    .selectFrom("evidence")
    .leftJoin("users", "users.id", "evidence.byId")
    .selectAll("evidence")
    .select(["users.name as byName", "users.profileImageUrl as byAvatar"]);

export const selectOneEvidence = (db: Database, id: string) =>
  evidence(db).where("evidence.id", "=", id).executeTakeFirstOrThrow();
export type EvidenceRow = Awaited<ReturnType<typeof selectOneEvidence>>;

export function selectEvidence(db: Database, caseId: string, limit: number): Promise<EvidenceRow[]> {
  return evidence(db)
    .where("evidence.caseId", "=", caseId)
    .orderBy("evidence.createdAt", "desc")
    .orderBy("evidence.id", "desc")
    .limit(limit)
    .execute();
}
/** Erases the evidence about a person, and what they reported about others in decided cases. */
export async function eraseEvidence(db: Database, userId: string): Promise<void> {
  const about = db.selectFrom("cases").select("id").where("ownerId", "=", userId);
  await db.updateTable("evidence").set({ snapshot: null, text: "" }).where("caseId", "in", about).execute();
  await db.updateTable("evidence").set({ aboutId: null, text: "" }).where("aboutId", "=", userId).execute();
  const decided = db.selectFrom("cases").select("id").where("status", "=", "decided");
  await db
    .updateTable("evidence")
    .set({ byId: null, text: "" })
    .where("byId", "=", userId)
    .where("caseId", "in", decided)
    .execute();
}

/**
 * Erases the reports that erased users filed, once a case is decided. An open case may need them to protect the
 * person concerned.
 */
export async function eraseTextOfErasedUsers(db: Database, caseId: string): Promise<void> {
  const erased = db.selectFrom("users").select("id").where("erasedAt", "is not", null);
  await db
    .updateTable("evidence")
    .set({ byId: null, text: "" })
    .where("caseId", "=", caseId)
    .where("byId", "in", erased)
    .execute();
}
