import type { Report } from "@vesper/contract/reports";
import type { ReportRow } from "./store.ts";

/** For admins only: nobody else ever learns who reported. */
export function presentReport(row: ReportRow): Report {
  return {
    _id: row.id,
    caseId: row.caseId,
    targetType: row.targetType,
    targetId: row.targetId,
    reason: row.reason,
    details: row.details,
    reporter: row.reporterId
      ? { _id: row.reporterId, name: row.reporterName ?? "", avatar: row.reporterAvatar }
      : null,
    placedHold: row.placedHold,
    status: row.resolvedAt ? "resolved" : "open",
    resolution: row.resolution,
    createdAt: row.createdAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
  };
}
