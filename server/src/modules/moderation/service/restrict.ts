import { limits } from "@vesper/contract/core/limits";
import type { StatementOfReasons, RestrictingAction } from "@vesper/contract/moderation/moderation";
import type { Reason } from "@vesper/contract/moderation/reasons";
import { v7 as newId } from "uuid";
import { notify } from "#modules/notifications/index.ts";
import { addMilliseconds } from "#platform/clock.ts";
import type { Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { signId } from "#platform/security/signed-id.ts";
import type { Subject } from "#platform/subjects/subjects.ts";
import { endRestriction } from "../job-definitions.ts";
import * as store from "../store/restrictions.ts";
import { getNoun, toStatementText, toDecisionTitle } from "../decision-text.ts";

export interface RestrictionRequest {
  subject: Pick<Subject, "type" | "id" | "ownerId" | "label" | "noun">;
  action: RestrictingAction;
  reason: Reason;
  /** Sent to the person verbatim. */
  explanation: string;
  basis: StatementOfReasons["basis"];
  caseId?: string | undefined;
  endsAt?: Date | undefined;
  /** Deadline for the admin's decision about a hold. */
  decisionBy?: Date | undefined;
}

/**
 * The only way to restrict a subject or an account. Enforces, records and explains the restriction in one
 * transaction. The caller writes the audit entry with the returned id, because only the caller knows the whole act;
 * `vesper check` compares the two. Returns null if the subject was already on hold.
 */
export async function restrict(tx: Transaction, request: RestrictionRequest): Promise<string | null> {
  const { subject, action, explanation, endsAt } = request;
  const rules = tx.subjects.findRules(subject.type);
  if (!rules) throw new Problem("not_found");
  const restriction = await store.insertRestriction(tx.db, {
    id: newId(),
    caseId: request.caseId ?? null,
    subjectType: subject.type,
    subjectId: subject.id,
    label: subject.label,
    userId: subject.ownerId,
    action,
    reason: request.reason,
    explanation,
    basis: request.basis,
    decidedBy: tx.viewer?.userId ?? null,
    createdAt: tx.clock.now(),
    endsAt: endsAt ?? null,
  });
  if (!restriction) return null;
  await rules.restrict(tx, subject.id, { id: restriction.id, action, explanation });
  await sendStatementOfReasons(tx, restriction, request);
  if (action === "hold" || action === "hide") await publish(tx, "subject.hidden", subject);
  if (endsAt) await enqueue(tx, endRestriction, { restrictionId: restriction.id }, { startAfter: endsAt });
  return restriction.id;
}

async function sendStatementOfReasons(
  tx: Transaction,
  restriction: store.RestrictionRow,
  { decisionBy, subject }: RestrictionRequest,
): Promise<void> {
  const { id: restrictionId, userId, subjectType, action, createdAt } = restriction;
  const id = newId();
  const appealUntil = addMilliseconds(createdAt, limits.moderation.appeal);
  const notificationId = await notify(tx, {
    userId,
    kind: "decision",
    title: toDecisionTitle(subjectType, action, subject.noun),
    about: getNoun(subject),
    text: toStatementText({ ...restriction, appealUntil, decisionBy }),
    path: isLockedOut(restriction)
      ? `/appeal?token=${signId(tx.secrets, "appeal", id)}`
      : "/dashboard?tab=notices",
  });
  await store.insertStatement(tx.db, {
    id,
    restrictionId,
    userId,
    notificationId,
    appealUntil,
    createdAt,
  });
}

/** Whether the person can no longer sign in, and therefore reads the statement and appeals through a personal link. */
const isLockedOut = ({ subjectType, action }: store.RestrictionRow) =>
  subjectType === "user" && (action === "ban" || action === "suspend");
