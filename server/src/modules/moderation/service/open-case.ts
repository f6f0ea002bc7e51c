import type { Evidence } from "@vesper/contract/moderation/moderation";
import { reasons, type Reason } from "@vesper/contract/moderation/reasons";
import { v7 as newId } from "uuid";
import { asSystem, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import type { Subject } from "#platform/subjects/subjects.ts";
import { insertOrJoinCase } from "../store/cases.ts";
import { insertEvidence } from "../store/evidence.ts";
import { audit } from "./audit.ts";
import { restrict, type RestrictionRequest } from "./restrict.ts";

export interface Concern {
  subject: Subject;
  reason: Reason;
  kind: Exclude<Evidence["kind"], "note">;
  /** Text of the report or the signal. */
  text: string;
  byId: string | null;
  /** Promised deadline for the decision. */
  dueAt?: Date;
  /** Another person named in the text. */
  aboutId?: string | null;
}

/** Opens a case or adds to the open one, and stores the report with a snapshot of the subject. */
export async function openCase(
  tx: Transaction,
  { subject, reason, kind, text, byId, aboutId = null, dueAt }: Concern,
): Promise<{ caseId: string; evidenceId: string }> {
  const [now, freshId] = [tx.clock.now(), newId()];
  const { id: caseId } = await insertOrJoinCase(tx.db, {
    id: freshId,
    subjectType: subject.type,
    subjectId: subject.id,
    ownerId: subject.ownerId,
    label: subject.label,
    reason,
    priority: reasons[reason].priority,
    reportCount: kind === "report" ? 1 : 0,
    openedAt: now,
    dueAt: dueAt ?? null,
  });
  const evidenceId = newId();
  const { snapshot } = subject;
  await insertEvidence(tx, {
    id: evidenceId,
    caseId,
    kind,
    reason,
    text,
    snapshot,
    byId,
    aboutId,
    createdAt: now,
  });
  if (caseId === freshId) await publish(tx, "case.opened", { caseId });
  await publish(tx, "queue.changed", { queue: "case" });
  return { caseId, evidenceId };
}

const holdExplanation =
  "We received a serious report. No one else can see this until our team has reviewed it.";

interface Hold {
  caseId: string;
  reason: Reason;
  /** Deadline for the decision, which the owner is told. */
  dueAt?: Date | undefined;
  /** Explanation sent to the owner; defaults to `holdExplanation`. */
  explanation?: string;
  basis?: RestrictionRequest["basis"];
}

/** Hides the subject until an admin has reviewed it; false if it is already on hold. */
export async function placeHold(
  tx: Transaction,
  subject: Subject,
  { caseId, reason, dueAt, explanation = holdExplanation, basis = "report" }: Hold,
): Promise<boolean> {
  // Act as the system, not as the reporter: reporters do not decide.
  const system = asSystem(tx);
  const restrictionId = await restrict(system, {
    subject,
    action: "hold",
    reason,
    explanation,
    basis,
    caseId,
    decisionBy: dueAt,
  });
  if (!restrictionId) return false;
  const after = { reason, caseId, restrictionId };
  await audit(system, { action: `${subject.type}.held`, subject, after });
  return true;
}
