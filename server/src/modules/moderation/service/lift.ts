import type { RestrictingAction } from "@vesper/contract/moderation";
import { notify } from "#modules/notifications/index.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events.ts";
import type { Subject } from "#platform/subjects.ts";
import * as store from "../store/restrictions.ts";
import { liftedText, liftedTitle } from "../words.ts";
import { audit } from "./audit.ts";

/** Lifts what is in force. Nobody is told when something else takes its place in the same transaction. */
export async function lift(
  tx: Transaction,
  subject: Pick<Subject, "type" | "id">,
  actions: readonly RestrictingAction[],
  { tell }: { tell: boolean } = { tell: true },
): Promise<void> {
  const by = tx.viewer?.userId ?? null;
  const lifted = await store.liftInForce(tx.db, subject, actions, { now: tx.clock.now(), by });
  for (const restriction of lifted) await undo(tx, restriction);
  if (tell) for (const restriction of lifted) await tellLifted(tx, restriction);
}

/** A restriction whose time is over ends by itself. */
export async function endRestriction(ctx: Context, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const restriction = await store.liftEnded(tx.db, id, tx.clock.now());
    if (!restriction) return;
    await undo(tx, restriction);
    await tellLifted(tx, restriction);
    await audit(tx, {
      action: "restriction.ended",
      subject: { type: restriction.subjectType, id: restriction.subjectId },
      before: { action: restriction.action },
    });
  });
}

async function undo(tx: Transaction, restriction: store.RestrictionRow): Promise<void> {
  const subject = { type: restriction.subjectType, id: restriction.subjectId };
  await tx.subjects.rulesOf(subject.type)?.lift(tx, subject.id, restriction.action);
  const mayShow = restriction.action === "hold" || restriction.action === "hide";
  if (mayShow && !(await store.isHidden(tx.db, subject))) await publish(tx, "subject.shown", subject);
}

async function tellLifted(tx: Transaction, restriction: store.RestrictionRow): Promise<void> {
  await notify(tx, {
    userId: restriction.userId,
    kind: "decision",
    title: liftedTitle(restriction.subjectType, restriction.action),
    text: liftedText,
    path: "/dashboard?tab=notices",
  });
}
