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
  /** What was said, or what was seen. */
  text: string;
  byId: string | null;
  /** By when somebody was promised a decision. */
  dueAt?: Date;
  /** Whom else the words name. */
  aboutId?: string | null;
}

/** Opens a case or joins the open one, and keeps what was said together with the subject as it is now. */
export async function openCase(
  tx: Transaction,
  { subject, reason, kind, text, byId, aboutId = null, dueAt }: Concern,
): Promise<{ caseId: string; evidenceId: string }> {
  const now = tx.clock.now();
  const { id: caseId } = await insertOrJoinCase(tx.db, {
    id: newId(),
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
  await insertEvidence(tx.db, {
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
  await publish(tx, "queue.changed", { queue: "case" });
  return { caseId, evidenceId };
}

const holdExplanation =
  "We received a serious report. Until a person on our team has looked at it, nobody else can see this.";

interface Hold {
  caseId: string;
  reason: Reason;
  /** By when it is decided, as the owner is told. */
  dueAt?: Date | undefined;
  /** Said to the owner; about a report unless told otherwise. */
  explanation?: string;
  basis?: RestrictionRequest["basis"];
}

/** Hides the subject until an admin has looked. False when it is hidden so already. */
export async function placeHold(
  tx: Transaction,
  subject: Subject,
  { caseId, reason, dueAt, explanation = holdExplanation, basis = "report" }: Hold,
): Promise<boolean> {
  // Nobody decided this: the reporter only said what they saw.
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
