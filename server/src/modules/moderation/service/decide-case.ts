import type { DecisionDraft } from "@vesper/contract/moderation";
import { later } from "#platform/clock.ts";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events.ts";
import { enforce } from "#platform/policy.ts";
import { mayWorkOn } from "../policy.ts";
import * as store from "../store/cases.ts";
import { audit } from "./audit.ts";
import { getCase, takenBy } from "./cases.ts";
import { lift } from "./lift.ts";
import { restrict } from "./restrict.ts";

const day = 24 * 60 * 60 * 1000;

/** Decides a case once. The database lets one admin through; the other changes nothing. */
export function decideCase(ctx: Context, id: string, draft: DecisionDraft): Promise<store.CaseRow> {
  return transact(ctx, async (tx) => {
    const { userId: adminId } = signedIn(tx);
    const open = await getCase(tx, id);
    enforce(mayWorkOn(adminId, open));
    const { resolution, action, note } = draft;
    const now = tx.clock.now();
    const decided = await store.changeIfFree(
      tx.db,
      { id, adminId, now },
      {
        status: "decided",
        holderId: null,
        heldUntil: null,
        resolution,
        action,
        note,
        decidedBy: adminId,
        decidedAt: now,
      },
    );
    if (!decided) throw takenBy(await getCase(tx, id));
    await takeEffect(tx, open, draft);
    return getCase(tx, id);
  });
}

async function takeEffect(tx: Transaction, open: store.CaseRow, draft: DecisionDraft): Promise<void> {
  const { resolution, action, note, days, reason = open.reason } = draft;
  const { ownerId, label } = open;
  const subject = { type: open.subjectType, id: open.subjectId, ownerId, label };
  if (action !== "none") {
    await restrict(tx, {
      // A ban is about the person, whatever the case began with.
      subject: action === "ban" ? { type: "user", id: ownerId, ownerId, label: open.ownerName } : subject,
      action,
      reason,
      explanation: note,
      basis: "report",
      caseId: open.id,
      endsAt: days ? later(tx.clock.now(), days * day) : undefined,
    });
  }
  await lift(tx, subject, ["hold"], { tell: action === "none" });
  await publish(tx, "case.decided", { caseId: open.id, resolution });
  await audit(tx, {
    action: "case.decided",
    subject,
    before: { status: "open" },
    after: { status: "decided", caseId: open.id, resolution, action, reason, ...(days && { days }) },
  });
}
