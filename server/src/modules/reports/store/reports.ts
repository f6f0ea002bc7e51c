import type { Resolution } from "@vesper/contract/moderation/moderation";
import type { Report } from "@vesper/contract/moderation/reports";
import type { Reason } from "@vesper/contract/moderation/reasons";
import type { InferResult } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { insertsInto, isFound, run } from "#platform/database/statements.ts";
import { countRows } from "#platform/database/count.ts";
import { selectVerifiedEmail } from "#platform/database/verified-email.ts";
import { openEvidenceText } from "#platform/sealing/evidence.ts";
import type { SealingContext } from "#platform/sealing/sealing.ts";

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
      "evidence.text",
      "evidence.textSealed",
      "evidence.sealingKey",
      "users.name as reporterName",
      "users.profileImageUrl as reporterAvatar",
    ]);

type SelectedReport = InferResult<ReturnType<typeof withText>>[number];
export type ReportRow = Omit<SelectedReport, "text" | "textSealed" | "sealingKey"> & { details: string };

function openReport({ sealing }: SealingContext, selected: SelectedReport): ReportRow {
  const { text: _text, textSealed: _sealed, sealingKey: _key, ...row } = selected;
  return { ...row, details: openEvidenceText(sealing, row.evidenceId, selected) };
}

async function openReports(
  ctx: SealingContext,
  query: { execute(): Promise<SelectedReport[]> },
): Promise<ReportRow[]> {
  return (await query.execute()).map((row) => openReport(ctx, row));
}

const withTextNewestFirst = (reports: ReturnType<typeof matching>) =>
  withText(reports).orderBy("reports.createdAt", "desc").orderBy("reports.id", "desc");

export async function selectReport(ctx: SealingContext, id: string): Promise<ReportRow | undefined> {
  const row = await withText(matching(ctx.db, undefined)).where("reports.id", "=", id).executeTakeFirst();
  return row && openReport(ctx, row);
}

export function selectReports(
  ctx: SealingContext,
  status: Report["status"] | undefined,
  window: { limit: number; offset: number },
): Promise<ReportRow[]> {
  return openReports(
    ctx,
    withTextNewestFirst(matching(ctx.db, status)).limit(window.limit).offset(window.offset),
  );
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
  ctx: SealingContext,
  reporterId: string,
  viewerId: string,
  limit: number,
): Promise<ReportRow[]> =>
  openReports(
    ctx,
    withTextNewestFirst(matching(ctx.db, undefined))
      .where("reports.reporterId", "=", reporterId)
      .where("cases.ownerId", "!=", viewerId)
      .limit(limit),
  );

/** Reports about a person and their content, newest first. */
export const selectNewestAbout = (
  ctx: SealingContext,
  ownerId: string,
  limit: number,
): Promise<ReportRow[]> =>
  openReports(
    ctx,
    withTextNewestFirst(matching(ctx.db, undefined)).where("cases.ownerId", "=", ownerId).limit(limit),
  );

/** Reports by this person, or from an address verified as theirs. */
export const selectReportsByUser = (
  ctx: SealingContext,
  userId: string,
  limit: number,
): Promise<ReportRow[]> =>
  openReports(
    ctx,
    withTextNewestFirst(matching(ctx.db, undefined))
      .where((where) =>
        where.or([
          where("reports.reporterId", "=", userId),
          where("reports.contactEmail", "in", selectVerifiedEmail(ctx.db, userId)),
        ]),
      )
      .limit(limit),
  );

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
