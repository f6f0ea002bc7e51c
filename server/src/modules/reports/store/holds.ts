import type { ReportableKind } from "@vesper/contract/moderation/moderation";
import type { Reason } from "@vesper/contract/moderation/reasons";
import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { isFound } from "#platform/database/statements.ts";
import type { Subject } from "#platform/subjects/subjects.ts";
import type { Witness } from "../policy.ts";

export const selectReporter = (db: Database, userId: string) =>
  db
    .selectFrom("users")
    .select(["emailVerifiedAt", "createdAt"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();

export const isBlockedBy = (db: Database, ownerId: string, userId: string) =>
  isFound(
    db
      .selectFrom("blocks")
      .select("blockerId")
      .where("blockerId", "=", ownerId)
      .where("blockedId", "=", userId),
  );

/** Whether a case about this owner or their content, with one of these reasons, was dismissed after `since`. */
export const wasDismissedSince = (db: Database, ownerId: string, reasons: readonly Reason[], since: Date) =>
  isFound(
    db
      .selectFrom("cases")
      .select("id")
      .where("ownerId", "=", ownerId)
      .where("resolution", "=", "dismissed")
      .where("reason", "in", reasons)
      .where("decidedAt", ">", since),
  );

/**
 * Counts automatic holds with these reasons on this owner and their content after `since`, except those that were
 * upheld.
 */
export async function countHoldsOn(
  db: Database,
  ownerId: string,
  reasons: readonly Reason[],
  since: Date,
): Promise<number> {
  const rows = await db
    .selectFrom("reports")
    .innerJoin("cases", "cases.id", "reports.caseId")
    .select("reports.id")
    .where("cases.ownerId", "=", ownerId)
    .where("reports.placedHold", "=", true)
    .where("reports.reason", "in", reasons)
    .where("reports.createdAt", ">", since)
    .where((where) =>
      where.or([where("reports.resolution", "is", null), where("reports.resolution", "!=", "upheld")]),
    )
    .execute();
  return rows.length;
}

/** Trusted reporters whose reports in this case are still unanswered. */
export const selectWitnesses = (db: Database, caseId: string): Promise<Witness[]> =>
  db
    .selectFrom("reports")
    .innerJoin("users", "users.id", "reports.reporterId")
    .select(["reports.reporterId", "reports.networkHash", "users.createdAt as joinedAt"])
    .where("reports.caseId", "=", caseId)
    .where("reports.isTrusted", "=", true)
    .where("reports.resolvedAt", "is", null)
    .execute();

/**
 * Creation or last change of the reported content. People and profiles have no entry, because a change to the name,
 * age or primary photo already removes the badge.
 */
const createdAtByKind: Partial<Record<ReportableKind, ReturnType<typeof sql>>> = {
  media: sql`select created_at from media where id = `,
  listing: sql`select updated_at from listings where id = `,
  review: sql`select updated_at from reviews where id = `,
  message: sql`select created_at from messages where id = `,
};

/** Whether an admin checked the owner's age with a document after the reported content was created. */
export async function isVerifiedSince(
  db: Database,
  { type, id, ownerId }: Pick<Subject, "id" | "ownerId"> & { type: ReportableKind },
): Promise<boolean> {
  const since = createdAtByKind[type] ? sql`(${createdAtByKind[type]} ${id})` : sql`null::timestamptz`;
  const { rows } = await sql<{ isVerified: boolean | null }>`
    select profiles.is_verified and bool_or(checks.is_adult)
      and max(checks.decided_at) > coalesce(${since}, '-infinity') as is_verified
    from profiles join verifications as checks on checks.user_id = profiles.user_id and checks.status = 'approved'
    where profiles.user_id = ${ownerId}
    group by profiles.id`.execute(db);
  return rows[0]?.isVerified ?? false;
}

/** Erases network hashes, which are needed only while reporters are compared. */
export async function eraseNetworksBefore(db: Database, time: Date): Promise<void> {
  await db
    .updateTable("reports")
    .set({ networkHash: null })
    .where("networkHash", "is not", null)
    .where("createdAt", "<", time)
    .execute();
}
