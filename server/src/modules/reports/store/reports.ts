import type { Resolution } from "@vesper/contract/moderation/moderation";
import type { Report } from "@vesper/contract/moderation/reports";
import type { Reason } from "@vesper/contract/moderation/reasons";
import type { Database } from "#platform/database/client.ts";
import { insertsInto, isFound, run } from "#platform/database/statements.ts";
import { countRows } from "#platform/database/count.ts";
import { selectVerifiedEmail } from "#platform/database/verified-email.ts";

export const insertReport = insertsInto("reports");

function matching(db: Database, status: Report["status"] | undefined) {
  const reports = db.selectFrom("reports");
  if (!status) return reports;
  return reports.where("reports.resolvedAt", status === "open" ? "is" : "is not", null);
}

const withText = (reports: ReturnType<typeof matching>) =>
  reports
    .innerJoin("evidence", "evidence.id", "reports.evidenceId")
    .innerJoin("cases", "cases.id", "reports.caseId")
    .leftJoin("users", "users.id", "reports.reporterId")
    .selectAll("reports")
    .select([
      "cases.ownerId",
      "evidence.text as details",
      "users.name as reporterName",
      "users.profileImageUrl as reporterAvatar",
    ]);

export const selectReport = (db: Database, id: string) =>
  withText(matching(db, undefined)).where("reports.id", "=", id).executeTakeFirst();
export type ReportRow = NonNullable<Awaited<ReturnType<typeof selectReport>>>;

export function selectReports(
  db: Database,
  status: Report["status"] | undefined,
  window: { limit: number; offset: number },
): Promise<ReportRow[]> {
  return withText(matching(db, status))
    .orderBy("reports.createdAt", "desc")
    .orderBy("reports.id", "desc")
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export const countReports = (db: Database, status: Report["status"] | undefined) =>
  countRows(db, matching(db, status).select("reports.id"));

/** Resolves the open reports in a case and returns them. */
export function resolveReportsByCase(
  db: Database,
  caseId: string,
  resolution: Resolution,
  now: Date,
): Promise<{ id: string; reporterId: string | null }[]> {
  return db
    .updateTable("reports")
    .set({ resolution, resolvedAt: now })
    .where("caseId", "=", caseId)
    .where("resolvedAt", "is", null)
    .returning(["id", "reporterId"])
    .execute();
}

export async function countHoldsSince(db: Database, reporterId: string, since: Date): Promise<number> {
  const rows = await db
    .selectFrom("reports")
    .select("id")
    .where("reporterId", "=", reporterId)
    .where("createdAt", ">", since)
    .where("placedHold", "=", true)
    .execute();
  return rows.length;
}

export const hasDismissedSince = (
  db: Database,
  reporterId: string,
  reasons: readonly Reason[],
  since: Date,
) =>
  isFound(
    db
      .selectFrom("reports")
      .select("id")
      .where("reporterId", "=", reporterId)
      .where("resolution", "=", "dismissed")
      .where("resolvedAt", ">", since)
      .where("reason", "in", reasons),
  );

/** Reports by a person, newest first, except those about the viewer. */
export const selectNewestBy = (
  db: Database,
  reporterId: string,
  viewerId: string,
  limit: number,
): Promise<ReportRow[]> =>
  withText(matching(db, undefined))
    .where("reports.reporterId", "=", reporterId)
    .where("cases.ownerId", "!=", viewerId)
    .orderBy("reports.createdAt", "desc")
    .orderBy("reports.id", "desc")
    .limit(limit)
    .execute();

/** Reports about a person and their content, newest first. */
export const selectNewestAbout = (db: Database, ownerId: string, limit: number): Promise<ReportRow[]> =>
  withText(matching(db, undefined))
    .where("cases.ownerId", "=", ownerId)
    .orderBy("reports.createdAt", "desc")
    .orderBy("reports.id", "desc")
    .limit(limit)
    .execute();

/** Reports by this person, or from an address verified as theirs. */
export function selectReportsByUser(db: Database, userId: string, limit: number): Promise<ReportRow[]> {
  return withText(matching(db, undefined))
    .where((where) =>
      where.or([
        where("reports.reporterId", "=", userId),
        where("reports.contactEmail", "in", selectVerifiedEmail(db, userId)),
      ]),
    )
    .orderBy("reports.createdAt", "desc")
    .limit(limit)
    .execute();
}

const noContact = { contactName: null, contactEmail: null } as const;

export async function anonymizeReportersByCase(db: Database, caseIds: string[]): Promise<void> {
  await db
    .updateTable("reports")
    .set({ reporterId: null, networkHash: null, ...noContact })
    .where("caseId", "in", caseIds)
    .execute();
}

export async function anonymizeReporter(db: Database, userId: string): Promise<void> {
  await db
    .updateTable("reports")
    .set({ reporterId: null, networkHash: null })
    .where("reporterId", "=", userId)
    .execute();
  await db
    .updateTable("reports")
    .set(noContact)
    .where("contactEmail", "in", selectVerifiedEmail(db, userId))
    .execute();
}

/** Erases names and addresses in reports that were answered before the given time. */
export async function eraseContactsBefore(db: Database, time: Date): Promise<void> {
  await db
    .updateTable("reports")
    .set(noContact)
    .where("contactEmail", "is not", null)
    .where("resolvedAt", "<", time)
    .execute();
}

/**
 * A report and the one address that gets mail about it: the address a visitor entered, or a member's verified
 * address.
 */
export const selectForMail = (db: Database, id: string) =>
  db
    .selectFrom("reports")
    .leftJoin("users", (join) =>
      join
        .onRef("users.id", "=", "reports.reporterId")
        .on("users.emailVerifiedAt", "is not", null)
        .on("users.closedAt", "is", null),
    )
    .select(["reports.id", "reports.resolution", "reports.receiptMailedAt"])
    .select((select) => select.fn.coalesce("reports.contactEmail", "users.email").as("email"))
    .where("reports.id", "=", id)
    .executeTakeFirst();

export const updateReceiptMailed = (db: Database, id: string, now: Date) =>
  run(db.updateTable("reports").set({ receiptMailedAt: now }).where("id", "=", id));
