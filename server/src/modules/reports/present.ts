import { toReference } from "@vesper/contract/core/reference";
import type { Report } from "@vesper/contract/moderation/reports";
import { toNameForStaff } from "#platform/identity/account-name.ts";
import type { ReportRow } from "./store/reports.ts";

/**
 * Presents a report for admins. An admin who was reported learns neither who reported them nor the text of the
 * report.
 */
export function presentReport(row: ReportRow, viewerId: string): Report {
  const isAboutViewer = row.ownerId === viewerId;
  return {
    _id: row.id,
    reference: toReference(row.id),
    caseId: row.caseId,
    targetType: row.targetType,
    targetId: row.targetId,
    reason: row.reason,
    details: isAboutViewer ? "" : row.details,
    reporter:
      row.reporterId && !isAboutViewer
        ? { _id: row.reporterId, name: toNameForStaff(row.reporterName) ?? "", avatar: row.reporterAvatar }
        : null,
    contact: row.contactEmail && !isAboutViewer ? { name: row.contactName, email: row.contactEmail } : null,
    placedHold: row.placedHold,
    status: row.resolvedAt ? "resolved" : "open",
    resolution: row.resolution,
    createdAt: row.createdAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
  };
}
