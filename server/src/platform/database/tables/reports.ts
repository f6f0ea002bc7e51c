import type { Resolution, SubjectKind } from "@vesper/contract/moderation";
import type { Reason } from "@vesper/contract/reasons";

export interface ReportsTable {
  id: string;
  caseId: string;
  evidenceId: string;
  targetType: SubjectKind;
  targetId: string;
  reason: Reason;
  reporterId: string | null;
  placedHold: boolean;
  createdAt: Date;
  resolution: Resolution | null;
  resolvedAt: Date | null;
}
