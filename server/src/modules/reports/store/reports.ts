import type { Resolution } from "@vesper/contract/moderation";
import type { Report } from "@vesper/contract/reports";
import type { Reason } from "@vesper/contract/reasons";
import { type Insertable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import type { ReportsTable } from "#platform/database/tables/reports.ts";

export async function insertReport(db: Database, report: Insertable<ReportsTable>): Promise<void> {
  await db.insertInto("reports").values(report).execute();
}

function matching(db: Database, status: Report["status"] | undefined) {
  const reports = db.selectFrom("reports");
  if (!status) return reports;
  return reports.where("reports.resolvedAt", status === "open" ? "is" : "is not", null);
}

const withWords = (reports: ReturnType<typeof matching>) =>
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
  withWords(matching(db, undefined)).where("reports.id", "=", id).executeTakeFirst();
export type ReportRow = NonNullable<Awaited<ReturnType<typeof selectReport>>>;

export function selectReports(
  db: Database,
  status: Report["status"] | undefined,
  window: { limit: number; offset: number },
): Promise<ReportRow[]> {
  return withWords(matching(db, status))
    .orderBy("reports.createdAt", "desc")
    .orderBy("reports.id", "desc")
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export const countReports = (db: Database, status: Report["status"] | undefined) =>
  countRows(db, matching(db, status).select("reports.id"));

/** Marks what a decision has answered, and tells whose reports those were. */
export async function resolveReportsOf(
  db: Database,
  caseId: string,
  resolution: Resolution,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .updateTable("reports")
    .set({ resolution, resolvedAt: now })
    .where("caseId", "=", caseId)
    .where("resolvedAt", "is", null)
    .returning("reporterId")
    .execute();
  return [...new Set(rows.flatMap(({ reporterId }) => reporterId ?? []))];
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

export async function hasDismissedSince(
  db: Database,
  reporterId: string,
  reasons: readonly Reason[],
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom("reports")
    .select("id")
    .where("reporterId", "=", reporterId)
    .where("resolution", "=", "dismissed")
    .where("resolvedAt", ">", since)
    .where("reason", "in", reasons)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** By somebody, newest first; without those that concern whoever looks. */
export const selectNewestBy = (
  db: Database,
  reporterId: string,
  viewerId: string,
  limit: number,
): Promise<ReportRow[]> =>
  withWords(matching(db, undefined))
    .where("reports.reporterId", "=", reporterId)
    .where("cases.ownerId", "!=", viewerId)
    .orderBy("reports.createdAt", "desc")
    .orderBy("reports.id", "desc")
    .limit(limit)
    .execute();

/** About somebody and what is theirs, newest first. */
export const selectNewestAbout = (db: Database, ownerId: string, limit: number): Promise<ReportRow[]> =>
  withWords(matching(db, undefined))
    .where("cases.ownerId", "=", ownerId)
    .orderBy("reports.createdAt", "desc")
    .orderBy("reports.id", "desc")
    .limit(limit)
    .execute();

export function selectReportsOf(db: Database, reporterId: string, limit: number): Promise<ReportRow[]> {
  return withWords(matching(db, undefined))
    .where("reports.reporterId", "=", reporterId)
    .orderBy("reports.createdAt", "desc")
    .limit(limit)
    .execute();
}

export async function forgetReportersOf(db: Database, caseIds: string[]): Promise<void> {
  await db.updateTable("reports").set({ reporterId: null }).where("caseId", "in", caseIds).execute();
}

export async function forgetReporter(db: Database, reporterId: string): Promise<void> {
  await db.updateTable("reports").set({ reporterId: null }).where("reporterId", "=", reporterId).execute();
}
