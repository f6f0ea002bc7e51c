import { limits } from "@vesper/contract/core/limits";
import type { Notice, RestrictingAction } from "@vesper/contract/moderation/moderation";
import type { Reason } from "@vesper/contract/moderation/reasons";
import { v7 as newId } from "uuid";
import { notify } from "#modules/notifications/index.ts";
import { later } from "#platform/clock.ts";
import type { Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { signId } from "#platform/security/signed-id.ts";
import type { Subject } from "#platform/subjects/subjects.ts";
import { endRestriction } from "../job-definitions.ts";
import * as store from "../store/restrictions.ts";
import { nounOf, statementText, titleOf } from "../words.ts";

export interface Order {
  subject: Pick<Subject, "type" | "id" | "ownerId" | "label" | "noun">;
  action: RestrictingAction;
  reason: Reason;
  /** Said to the person, word for word. */
  explanation: string;
  basis: Notice["basis"];
  caseId?: string | undefined;
  endsAt?: Date | undefined;
  /** By when a person decides about a hold. */
  decisionBy?: Date | undefined;
}

/**
 * The one way to take something from somebody: felt at once, recorded, and explained to the person, or none of it.
 * Whoever calls writes the audit entry with the id that it gives, because only they know the whole act; `vesper check`
 * compares the two. Nothing when it was on hold already.
 */
export async function restrict(tx: Transaction, order: Order): Promise<string | null> {
  const { subject, action, explanation, endsAt } = order;
  const rules = tx.subjects.rulesOf(subject.type);
  if (!rules) throw new Problem("not_found");
  const restriction = await store.insertRestriction(tx.db, {
    id: newId(),
    caseId: order.caseId ?? null,
    subjectType: subject.type,
    subjectId: subject.id,
    label: subject.label,
    userId: subject.ownerId,
    action,
    reason: order.reason,
    explanation,
    basis: order.basis,
    decidedBy: tx.viewer?.userId ?? null,
    createdAt: tx.clock.now(),
    endsAt: endsAt ?? null,
  });
  if (!restriction) return null;
  await rules.restrict(tx, subject.id, { id: restriction.id, action, explanation });
  await state(tx, restriction, order);
  if (action === "hold" || action === "hide") await publish(tx, "subject.hidden", subject);
  if (endsAt) await enqueue(tx, endRestriction, { restrictionId: restriction.id }, { startAfter: endsAt });
  return restriction.id;
}

/** Delivers the statement of reasons. */
async function state(
  tx: Transaction,
  restriction: store.RestrictionRow,
  { decisionBy, subject }: Order,
): Promise<void> {
  const { id: restrictionId, userId, subjectType, action, createdAt } = restriction;
  const id = newId();
  const appealUntil = later(createdAt, limits.moderation.appeal);
  const notificationId = await notify(tx, {
    userId,
    kind: "decision",
    title: titleOf(subjectType, action, subject.noun),
    about: nounOf(subject),
    text: statementText({ ...restriction, appealUntil, decisionBy }),
    path: isKeptOut(restriction)
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

/** Whoever cannot sign in reads and contradicts through a link of their own. */
const isKeptOut = ({ subjectType, action }: store.RestrictionRow) =>
  subjectType === "user" && (action === "ban" || action === "suspend");
