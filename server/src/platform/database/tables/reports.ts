import type { Resolution, ReportableKind } from "@vesper/contract/moderation";
import type { Reason } from "@vesper/contract/reasons";

export interface ReportsTable {
  id: string;
  caseId: string;
  evidenceId: string;
  targetType: ReportableKind;
  targetId: string;
  reason: Reason;
  reporterId: string | null;
  placedHold: boolean;
  createdAt: Date;
  resolution: Resolution | null;
  resolvedAt: Date | null;
}
