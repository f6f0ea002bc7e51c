import type { DecisionDraft } from "@vesper/contract/moderation/moderation";
import { toNameForStaff } from "#platform/identity/account-name.ts";
import { day, addMilliseconds } from "#platform/clock.ts";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import * as store from "../store/cases.ts";
import { enforceMayTake } from "./assigned.ts";
import { audit } from "./audit.ts";
import { getCase, getCaseForDecision, toUndecidedProblem } from "./cases.ts";
import { lockForDecision } from "./leases.ts";
import { lift } from "./lift.ts";
import { restrict } from "./restrict.ts";

/** Decides a case. Compare-and-set: the loser of a race changes nothing. */
export function decideCase(ctx: Context, id: string, draft: DecisionDraft): Promise<store.CaseRow> {
  return transact(ctx, async (tx) => {
    const { userId: adminId } = signedIn(tx);
    await getCaseForDecision(tx, id);
    await enforceMayTake(tx, id);
    await lockForDecision(tx, "case", id);
    const { resolution, action, note, reportCount } = draft;
    const decision = { resolution, action, note, decidedBy: adminId, decidedAt: tx.clock.now() };
    const isDecided = await store.decideIfOpen(tx.db, { id, reportCount }, decision);
    const found = await getCase(tx, id);
    if (!isDecided) throw toUndecidedProblem(found);
    await applyDecision(tx, found, draft);
    return found;
  });
}

async function applyDecision(tx: Transaction, found: store.CaseRow, draft: DecisionDraft): Promise<void> {
  const { resolution, action, note, days, reason = found.reason } = draft;
  const { ownerId, label } = found;
  const subject = { type: found.subjectType, id: found.subjectId, ownerId, label };
  const restrictionId =
    action === "none"
      ? null
      : await restrict(tx, {
          // A ban applies to the person, whatever the subject of the case.
          subject:
            action === "ban"
              ? { type: "user", id: ownerId, ownerId, label: toNameForStaff(found.ownerName) }
              : subject,
          action,
          reason,
          explanation: note,
          basis: "report",
          caseId: found.id,
          endsAt: days ? addMilliseconds(tx.clock.now(), days * day) : undefined,
        });
  await lift(tx, subject, ["hold"], { notifyOwner: action === "none" });
  await publish(tx, "case.decided", { caseId: found.id, resolution, subject, reason, note });
  await audit(tx, {
    action: "case.decided",
    subject,
    before: { status: "open" },
    after: {
      status: "decided",
      caseId: found.id,
      ownerId,
      resolution,
      action,
      reason,
      ...(days && { days }),
      ...(restrictionId && { restrictionId }),
    },
  });
}
