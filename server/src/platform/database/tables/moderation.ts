import type { AppealStatus } from "@vesper/contract/moderation/appeals";
import type {
  AppealOutcome,
  CaseAction,
  CaseStatus,
  Evidence,
  StatementOfReasons,
  Resolution,
  RestrictingAction,
  SubjectKind,
} from "@vesper/contract/moderation/moderation";
import type { QueueName } from "@vesper/contract/moderation/queues";
import type { Reason } from "@vesper/contract/moderation/reasons";
import type { StaffReadKind } from "@vesper/contract/accounts/staff-reads";
import type { Generated, GeneratedAlways } from "kysely";

export type AuditValues = Record<string, unknown>;

export interface AuditLogTable {
  /** Columns of the hash chain are filled by the database. */
  position: GeneratedAlways<number>;
  at: Date;
  actorId: string | null;
  action: string;
  subjectType: string;
  subjectId: string | null;
  before: AuditValues | null;
  after: AuditValues | null;
  requestId: string;
  previousHash: GeneratedAlways<Buffer>;
  hash: GeneratedAlways<Buffer>;
}

export interface AuditHeadTable {
  position: number;
  hash: Buffer;
}

export interface CasesTable {
  id: string;
  subjectType: SubjectKind;
  subjectId: string;
  ownerId: string;
  label: string;
  reason: Reason;
  priority: number;
  status: Generated<CaseStatus>;
  reportCount: Generated<number>;
  openedAt: Date;
  /** Deadline for the decision, where one was promised. */
  dueAt: Date | null;
  resolution: Resolution | null;
  action: CaseAction | null;
  note: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  forgottenAt: Date | null;
  assigneeId: string | null;
  assignedAt: Date | null;
}

export interface LeasesTable {
  queue: QueueName;
  itemId: string;
  holderId: string;
  heldUntil: Date;
}

export interface EvidenceTable {
  id: string;
  caseId: string;
  kind: Evidence["kind"];
  reason: Reason | null;
  /** Empty if sealed. */
  text: string;
  /** Null if sealed. */
  snapshot: Record<string, unknown> | null;
  textSealed: Generated<Buffer | null>;
  snapshotSealed: Generated<Buffer | null>;
  sealingKey: Generated<Buffer | null>;
  byId: string | null;
  /** Another person the text names. */
  aboutId: Generated<string | null>;
  createdAt: Date;
}

export interface RestrictionsTable {
  id: string;
  caseId: string | null;
  subjectType: SubjectKind;
  subjectId: string;
  label: string;
  userId: string;
  action: RestrictingAction;
  reason: Reason;
  explanation: string;
  basis: StatementOfReasons["basis"];
  decidedBy: string | null;
  createdAt: Date;
  endsAt: Date | null;
  liftedAt: Date | null;
  liftedBy: string | null;
}

export interface AppealsTable {
  id: string;
  statementId: string;
  restrictionId: string;
  userId: string;
  text: string;
  createdAt: Date;
  status: Generated<AppealStatus>;
  outcome: AppealOutcome | null;
  note: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
}

export interface StaffReadsTable {
  adminId: string;
  /** In the format YYYY-MM-DD. */
  day: string;
  kind: StaffReadKind;
  subjectId: string;
  reads: Generated<number>;
  lastAt: Date;
  summedAt: Generated<Date | null>;
}

export interface StatementsTable {
  id: string;
  restrictionId: string;
  userId: string;
  notificationId: string;
  appealUntil: Date;
  createdAt: Date;
}
