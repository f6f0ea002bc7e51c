import type { RestrictingAction } from "@vesper/contract/moderation/moderation";
import { notify } from "#modules/notifications/index.ts";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import type { Subject } from "#platform/subjects/subjects.ts";
import { mayDecide, mayWorkOn } from "../policy.ts";
import * as store from "../store/restrictions.ts";
import { liftedText, toLiftedTitle, getNoun } from "../decision-text.ts";
import { audit } from "./audit.ts";
import { getCase } from "./cases.ts";

/**
 * Lifts restrictions in force. `notifyOwner: false` skips the notification when another decision replaces them in the same
 * transaction.
 */
export async function lift(
  tx: Transaction,
  subject: Pick<Subject, "type" | "id">,
  actions: readonly RestrictingAction[],
  { notifyOwner }: { notifyOwner: boolean } = { notifyOwner: true },
): Promise<void> {
  const by = tx.viewer?.userId ?? null;
  const lifted = await store.liftInForce(tx.db, subject, actions, { now: tx.clock.now(), by });
  for (const restriction of lifted) {
    const isReversed = await reverseEffect(tx, restriction);
    if (notifyOwner && isReversed) await notifyLifted(tx, restriction);
  }
}

/** As an admin, lifts one restriction. */
export async function liftRestriction(ctx: Context, id: string): Promise<void> {
  const { userId: by } = signedIn(ctx);
  await transact(ctx, async (tx) => {
    const restriction = await store.liftOne(tx.db, id, { now: tx.clock.now(), by });
    if (!restriction) throw await toNotLiftedProblem(tx, id);
    enforce(mayWorkOn(by, { ownerId: restriction.userId }));
    if (restriction.caseId) enforce(mayDecide((await getCase(tx, restriction.caseId)).involvement));
    if (await reverseEffect(tx, restriction)) await notifyLifted(tx, restriction);
    await audit(tx, {
      action: "restriction.lifted",
      subject: { type: restriction.subjectType, id: restriction.subjectId },
      before: { action: restriction.action, restrictionId: id },
    });
  });
}

/** Lifts one restriction; false if it is no longer in force. */
export async function liftIfInForce(
  tx: Transaction,
  restrictionId: string,
  { notifyOwner }: { notifyOwner: boolean } = { notifyOwner: true },
): Promise<boolean> {
  const by = tx.viewer?.userId ?? null;
  const restriction = await store.liftOne(tx.db, restrictionId, { now: tx.clock.now(), by });
  if (!restriction) return false;
  const isReversed = await reverseEffect(tx, restriction);
  if (notifyOwner && isReversed) await notifyLifted(tx, restriction);
  return true;
}

async function toNotLiftedProblem(tx: Transaction, id: string): Promise<Problem> {
  return (await store.selectRestriction(tx.db, id))
    ? new Problem("conflict", "This restriction is no longer in force.")
    : new Problem("not_found");
}

/** Ends restrictions whose end has passed but whose job was lost. */
export async function endOverdueRestrictions(ctx: Context): Promise<void> {
  for (const id of await store.selectOverdue(ctx.db, ctx.clock.now(), 1_000)) await endRestriction(ctx, id);
}

/** Ends a restriction whose end has passed. */
export async function endRestriction(ctx: Context, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const restriction = await store.liftEnded(tx.db, id, tx.clock.now());
    if (!restriction) return;
    if (await reverseEffect(tx, restriction)) await notifyLifted(tx, restriction);
    await audit(tx, {
      action: "restriction.ended",
      subject: { type: restriction.subjectType, id: restriction.subjectId },
      before: { action: restriction.action },
    });
  });
}

/** Reverses the effect of a restriction and returns whether that changed anything. */
async function reverseEffect(tx: Transaction, restriction: store.RestrictionRow): Promise<boolean> {
  const subject = { type: restriction.subjectType, id: restriction.subjectId };
  const isReversed = await tx.subjects.findRules(subject.type)?.lift(tx, subject.id, restriction.action);
  if (restriction.action !== "hold" && restriction.action !== "hide") return isReversed ?? false;
  if (await store.isHidden(tx.db, subject)) return false;
  await publish(tx, "subject.shown", subject);
  return true;
}

async function notifyLifted(tx: Transaction, restriction: store.RestrictionRow): Promise<void> {
  await notify(tx, {
    userId: restriction.userId,
    kind: "decision",
    title: toLiftedTitle(restriction.subjectType, restriction.action),
    about: getNoun({ type: restriction.subjectType }),
    text: liftedText,
    path: "/dashboard?tab=notices",
  });
}
