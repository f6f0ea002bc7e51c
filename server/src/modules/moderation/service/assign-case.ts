import { notify } from "#modules/notifications/index.ts";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { toNameForStaff } from "#platform/identity/account-name.ts";
import { enforce, isCapable } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import { mayWorkOn } from "../policy.ts";
import * as store from "../store/assignments.ts";
import { selectCase, type CaseRow } from "../store/cases.ts";
import { selectLease } from "../store/leases.ts";
import { selectWorkingRoles } from "../store/staff.ts";
import { audit } from "./audit.ts";
import { getCase, toUndecidedProblem } from "./cases.ts";
import { endOwnLease } from "./leases.ts";

export const listAssignees = (ctx: Context): Promise<store.AssigneeRow[]> => store.selectAssignees(ctx.db);

/**
 * Assigns an open case, or returns it to everyone. Refused while another colleague holds it, so that a lease and an
 * assignment never name two people.
 */
export function assignCase(ctx: Context, id: string, assigneeId: string | null): Promise<CaseRow> {
  return transact(ctx, async (tx) => {
    await store.lockCase(tx.db, id);
    const found = await getCase(tx, id);
    enforce(mayWorkOn(signedIn(tx).userId, found));
    if (found.status === "decided") throw toUndecidedProblem(found);
    if (assigneeId) await enforceMayBeAssigned(tx, id, assigneeId);
    await endLeaseOfFormerAssignee(tx, id, assigneeId);
    await store.updateAssignee(tx.db, id, { assigneeId, now: tx.clock.now() });
    await publish(tx, "queue.changed", { queue: "case" });
    if (assigneeId && assigneeId !== found.assigneeId) await notifyAssignee(tx, found, assigneeId);
    await audit(tx, {
      action: "case.assigned",
      subject: { type: found.subjectType, id: found.subjectId },
      before: { assigneeId: found.assigneeId },
      after: { caseId: id, ownerId: found.ownerId, assigneeId },
    });
    return getCase(tx, id);
  });
}

/** The assignee must be able to decide: with the role, and without a conflict of interest. */
async function enforceMayBeAssigned(tx: Transaction, id: string, assigneeId: string): Promise<void> {
  const roles = await selectWorkingRoles(tx.db, assigneeId);
  if (!isCapable({ roles }, "decide-cases"))
    throw new Problem("conflict", "This colleague can’t decide cases. Choose someone else.");
  const seen = await selectCase(tx.db, id, assigneeId);
  if (seen?.involvement)
    throw new Problem("conflict", "This colleague is involved in the case. Choose someone else.");
}

async function endLeaseOfFormerAssignee(
  tx: Transaction,
  id: string,
  assigneeId: string | null,
): Promise<void> {
  const { userId } = signedIn(tx);
  if (assigneeId && assigneeId !== userId) await endOwnLease(tx, "case", id);
  const lease = await selectLease(tx.db, "case", id);
  if (!lease || lease.heldUntil <= tx.clock.now()) return;
  if (lease.holderId !== (assigneeId ?? userId))
    throw new Problem("conflict", `${toNameForStaff(lease.holderName)} is working on this case.`);
}

async function notifyAssignee(tx: Transaction, found: CaseRow, assigneeId: string): Promise<void> {
  if (assigneeId === tx.viewer?.userId) return;
  await notify(tx, {
    userId: assigneeId,
    kind: "report",
    title: "A case was assigned to you",
    text: "A colleague asked you to decide a case. Open it to see what it’s about.",
    path: `/admin/cases/${found.id}`,
  });
}
