import type { Resolution, ReportableKind } from "@vesper/contract/moderation/moderation";
import type { Reason } from "@vesper/contract/moderation/reasons";
import type { Generated } from "kysely";

export interface ReportsTable {
  id: string;
  caseId: string;
  evidenceId: string;
  targetType: ReportableKind;
  targetId: string;
  reason: Reason;
  reporterId: string | null;
  placedHold: boolean;
  isTrusted: Generated<boolean>;
  networkHash: Buffer | null;
  contactName: string | null;
  contactEmail: string | null;
  isGoodFaith: Generated<boolean>;
  receiptMailedAt: Date | null;
  createdAt: Date;
  resolution: Resolution | null;
  resolvedAt: Date | null;
}

export interface PictureNoticesTable {
  id: string;
  name: string | null;
  email: string | null;
  signature: string | null;
  needsConfirmation: Generated<boolean>;
  confirmedAt: Date | null;
  createdAt: Date;
}

export interface PictureNoticeCasesTable {
  noticeId: string;
  caseId: string;
  resolution: Resolution | null;
  resolvedAt: Date | null;
}

export interface NoticedPicturesTable {
  caseId: string;
  mediaId: string;
}
