import type { InferResult, Insertable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import type { EvidenceTable } from "#platform/database/tables/moderation.ts";
import { openEvidence, sealEvidence } from "#platform/sealing/evidence.ts";
import type { SealingContext } from "#platform/sealing/sealing.ts";

type NewEvidence = Omit<Insertable<EvidenceTable>, "textSealed" | "snapshotSealed" | "sealingKey">;

export async function insertEvidence(ctx: SealingContext, evidence: NewEvidence): Promise<void> {
  const sealed = (await ctx.sealing.isOn(ctx.db)) ? sealEvidence(ctx.sealing, evidence) : {};
  await ctx.db
    .insertInto("evidence")
    .values({ ...evidence, ...sealed })
    .execute();
}

const evidence = (db: Database) =>
  db
    .selectFrom("evidence")
    .leftJoin("users", "users.id", "evidence.byId")
    .selectAll("evidence")
    .select(["users.name as byName", "users.profileImageUrl as byAvatar"]);

type SelectedEvidence = InferResult<ReturnType<typeof evidence>>[number];
export type EvidenceRow = Omit<SelectedEvidence, "textSealed" | "snapshotSealed" | "sealingKey">;

const openRow = ({ sealing }: SealingContext, row: SelectedEvidence): EvidenceRow =>
  openEvidence(sealing, row);

export async function selectOneEvidence(ctx: SealingContext, id: string): Promise<EvidenceRow> {
  return openRow(ctx, await evidence(ctx.db).where("evidence.id", "=", id).executeTakeFirstOrThrow());
}

export async function selectEvidence(
  ctx: SealingContext,
  caseId: string,
  limit: number,
): Promise<EvidenceRow[]> {
  const rows = await evidence(ctx.db)
    .where("evidence.caseId", "=", caseId)
    .orderBy("evidence.createdAt", "desc")
    .orderBy("evidence.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => openRow(ctx, row));
}

/** Without its key, a snapshot that stays could not be read, so only the erasure of both destroys it. */
const noText = { text: "", textSealed: null } as const;
export const noEvidence = { ...noText, snapshot: null, snapshotSealed: null, sealingKey: null } as const;

/** Erases the evidence about a person, and what they reported about others in decided cases. */
export async function eraseEvidence(db: Database, userId: string): Promise<void> {
  const about = db.selectFrom("cases").select("id").where("ownerId", "=", userId);
  await db.updateTable("evidence").set(noEvidence).where("caseId", "in", about).execute();
  await db
    .updateTable("evidence")
    .set({ aboutId: null, ...noText })
    .where("aboutId", "=", userId)
    .execute();
  const decided = db.selectFrom("cases").select("id").where("status", "=", "decided");
  await db
    .updateTable("evidence")
    .set({ byId: null, ...noText })
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
    .set({ byId: null, ...noText })
    .where("caseId", "=", caseId)
    .where("byId", "in", erased)
    .execute();
}
