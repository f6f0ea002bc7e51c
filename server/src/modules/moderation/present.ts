import type { Appeal } from "@vesper/contract/moderation/appeals";
import type { AuditEntry } from "@vesper/contract/moderation/audit";
import type {
  Case,
  CaseDetail,
  Evidence,
  StatementOfReasons,
  Restriction,
} from "@vesper/contract/moderation/moderation";
import type { Person } from "@vesper/contract/accounts/person";
import type { Lease, QueueKind } from "@vesper/contract/moderation/queues";
import { reasons } from "@vesper/contract/moderation/reasons";
import type { StaffReader } from "@vesper/contract/accounts/staff-reads";
import { toNameForStaff, type AccountName } from "#platform/identity/account-name.ts";
import { mayDecide, mayDecideAppeal, findRecusal } from "./policy.ts";
import type { AssigneeRow } from "./store/assignments.ts";
import type { AuditRow } from "./store/audit.ts";
import type { CaseRow } from "./store/cases.ts";
import type { EvidenceRow } from "./store/evidence.ts";
import type { LeaseRow } from "./store/leases.ts";
import type { StatementDetail } from "./service/statements.ts";
import type { AppealRow } from "./store/appeals.ts";
import type { HistoryRow } from "./store/restrictions.ts";
import type { ReaderRow } from "./store/staff-reads.ts";

const toPerson = (id: string | null, name: AccountName | null, avatar: string | null): Person | null =>
  id ? { _id: id, name: toNameForStaff(name) ?? "", avatar } : null;
const toIsoTime = (date: Date | null) => date?.toISOString() ?? null;

export interface Leased {
  leasedBy: string | null;
  leasedUntil: Date | null;
  holderName: AccountName | null;
  holderAvatar: string | null;
}

/** Returns the holder of an item and the end of the lease; null once it has expired. */
export function presentHolder({ leasedBy, leasedUntil, holderName, holderAvatar }: Leased, now: Date) {
  const isHeld = leasedUntil !== null && leasedUntil > now;
  return {
    holder: isHeld ? toPerson(leasedBy, holderName, holderAvatar) : null,
    heldUntil: isHeld ? toIsoTime(leasedUntil) : null,
  };
}

export function presentCase(row: CaseRow, now: Date): Case {
  return {
    _id: row.id,
    subject: {
      type: row.subjectType,
      _id: row.subjectId,
      label: row.label,
      owner: toPerson(row.ownerId, row.ownerName, row.ownerAvatar),
    },
    reason: row.reason,
    priority: row.priority,
    status: row.status,
    reportCount: row.reportCount,
    isHeld: Boolean(row.isHeld),
    ...presentHolder(row, now),
    assignee: toPerson(row.assigneeId, row.assigneeName, row.assigneeAvatar),
    assignedAt: toIsoTime(row.assignedAt),
    openedAt: row.openedAt.toISOString(),
    dueAt: toIsoTime(row.dueAt),
    resolution: row.resolution,
    action: row.action,
    note: row.note,
    decidedBy: toPerson(row.decidedBy, row.deciderName, row.deciderAvatar),
    decidedAt: toIsoTime(row.decidedAt),
    recusal: findRecusal(mayDecide(row.involvement)),
  };
}

export const presentAssignee = (row: AssigneeRow): Person => ({
  _id: row.id,
  name: toNameForStaff(row.name),
  avatar: row.avatar,
});

export const presentLease = (kind: QueueKind, row: LeaseRow): Lease => ({
  _id: row.itemId,
  kind,
  admin: { _id: row.holderId, name: toNameForStaff(row.holderName), avatar: row.holderAvatar },
  until: row.heldUntil.toISOString(),
});

export function presentEvidence(row: EvidenceRow): Evidence {
  return {
    _id: row.id,
    kind: row.kind,
    reason: row.reason,
    text: row.text,
    snapshot: row.snapshot,
    by: toPerson(row.byId, row.byName, row.byAvatar),
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentRestriction(row: HistoryRow): Restriction {
  return {
    _id: row.id,
    subjectType: row.subjectType,
    subjectLabel: row.label,
    caseId: row.caseId,
    action: row.action,
    reason: row.reason,
    explanation: row.explanation,
    decidedBy: toPerson(row.decidedBy, row.deciderName, row.deciderAvatar),
    createdAt: row.createdAt.toISOString(),
    endsAt: toIsoTime(row.endsAt),
    liftedAt: toIsoTime(row.liftedAt),
  };
}

export function presentCaseFile(
  file: { found: CaseRow; evidence: EvidenceRow[]; history: HistoryRow[] },
  now: Date,
): CaseDetail {
  return {
    ...presentCase(file.found, now),
    evidence: file.evidence.map(presentEvidence),
    history: file.history.map(presentRestriction),
  };
}

/** For the person concerned: never includes the reporter. */
export function presentStatement({ appeal, ...row }: StatementDetail): StatementOfReasons {
  return {
    _id: row.statementId,
    subjectType: row.subjectType,
    subjectLabel: row.label,
    action: row.action,
    reason: row.reason,
    rule: reasons[row.reason].rule,
    explanation: row.explanation,
    basis: row.basis,
    isDecidedByPerson: row.decidedBy !== null,
    createdAt: row.createdAt.toISOString(),
    endsAt: toIsoTime(row.endsAt),
    decisionBy: row.liftedAt ? null : toIsoTime(row.decisionBy),
    liftedAt: toIsoTime(row.liftedAt),
    appealUntil: row.appealUntil.toISOString(),
    appeal: appeal && {
      text: appeal.text,
      createdAt: appeal.createdAt.toISOString(),
      outcome: appeal.outcome,
      note: appeal.note,
      decidedAt: toIsoTime(appeal.decidedAt),
    },
  };
}

export const presentAppeal = (row: AppealRow, viewerId: string): Appeal => ({
  _id: row.appealId,
  by: { _id: row.userId, name: toNameForStaff(row.personName), avatar: row.personAvatar },
  text: row.text,
  createdAt: row.appealedAt.toISOString(),
  decision: presentRestriction(row),
  isOwnDecision: row.decidedBy === viewerId,
  recusal: findRecusal(mayDecideAppeal(viewerId, row)),
  status: row.status,
  outcome: row.outcome,
  note: row.note,
  decidedBy: toPerson(row.judgeId, row.judgeName, row.judgeAvatar),
  decidedAt: toIsoTime(row.judgedAt),
});

export const presentReader = (row: ReaderRow): StaffReader => ({
  admin: { _id: row.adminId, name: toNameForStaff(row.adminName), avatar: row.adminAvatar },
  kinds: row.kinds,
  lastAt: row.lastAt.toISOString(),
});

export function presentAudit(row: AuditRow): AuditEntry {
  return {
    position: row.position,
    at: row.at.toISOString(),
    actor: toPerson(row.actorId, row.actorName, row.actorAvatar),
    action: row.action,
    subjectType: row.subjectType,
    subjectId: row.subjectId,
    subjectName: toNameForStaff(row.subjectName),
    before: row.before,
    after: row.after,
    requestId: row.requestId,
    hash: row.hash.toString("hex"),
  };
}
