import type { Reason } from "@vesper/contract/moderation/reasons";
import { notify } from "#modules/notifications/index.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { enforce, type Verdict } from "#platform/policy.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { audit } from "./audit.ts";
import { lockForDecision } from "./leases.ts";
import { lift } from "./lift.ts";
import { restrict, type RestrictionRequest } from "./restrict.ts";

/** A rejection and its reason, which is sent to the owner verbatim. */
export interface Rejection {
  reason: string;
  category: Reason;
}

/** The `updatedAt` of the version that the admin read. */
export interface ExpectedVersion {
  updatedAt?: string | undefined;
}

interface Reviewed {
  status: string;
  updatedAt: Date;
}

type ApprovalNotification = Omit<Parameters<typeof notify>[1], "userId">;

/** Review rules for one kind of item. The review process itself is shared by all kinds. */
interface ReviewRules<Row extends Reviewed> {
  kind: "profile" | "media" | "listing" | "review";
  find(ctx: Context, id: string): Promise<Row | undefined>;
  toSubject(row: Row): RestrictionRequest["subject"];
  /** Refuses items that are not pending. */
  mayDecide(row: Row): Verdict;
  /** Runs a change on the locked row and updates all dependent data. Throws `not_found` if there is no row. */
  change<Result>(tx: Transaction, id: string, work: (before: Row) => Promise<Result>): Promise<Result>;
  approve(tx: Transaction, before: Row): Promise<void>;
  onApproved?(tx: Transaction, before: Row): Promise<void>;
  /** Returns the notification that the owner gets on approval. */
  toNotification(tx: Transaction, after: Row): ApprovalNotification | Promise<ApprovalNotification>;
  /** Returns the fields that the audit log records before and after the decision. */
  toRecord?(row: Row): Record<string, unknown>;
}

const toStatus = ({ status }: Reviewed): Record<string, unknown> => ({ status });

/**
 * Creates the review process for items pending their first review. Each item is claimed and decided once, its owner
 * is notified, and the decision is audited last.
 */
export function createReviewQueue<Row extends Reviewed>(rules: ReviewRules<Row>) {
  const { kind, toSubject, toRecord = toStatus } = rules;

  const get = async (ctx: Context, id: string): Promise<Row> => orNotFound(await rules.find(ctx, id));

  function decide(
    ctx: Context,
    id: string,
    expected: ExpectedVersion,
    rejection: Rejection | null,
  ): Promise<Row> {
    return transact(ctx, async (tx) => {
      await lockForDecision(tx, kind, id);
      const { before, restrictionId } = await rules.change(tx, id, async (row) => {
        enforce(rules.mayDecide(row));
        requireCurrentVersion(kind, row, expected);
        if (rejection)
          return { before: row, restrictionId: await rejectSubject(tx, toSubject(row), rejection) };
        await rules.approve(tx, row);
        return { before: row, restrictionId: null };
      });
      if (!rejection) await liftRejection(tx, before);
      const after = await get(tx, id);
      if (!rejection) await notifyApproved(tx, toSubject(before), await rules.toNotification(tx, after));
      await audit(tx, {
        action: `${kind}.${rejection ? "rejected" : "approved"}`,
        subject: toSubject(before),
        before: toRecord(before),
        after: { ...toRecord(after), ...(restrictionId && { restrictionId }) },
      });
      return after;
    });
  }

  async function liftRejection(tx: Transaction, before: Row): Promise<void> {
    await lift(tx, toSubject(before), ["reject"], { notifyOwner: false });
    await rules.onApproved?.(tx, before);
  }

  return {
    get,
    approve: (ctx: Context, id: string, expected: ExpectedVersion = {}) => decide(ctx, id, expected, null),
    reject: (ctx: Context, id: string, rejection: Rejection & ExpectedVersion) =>
      decide(ctx, id, rejection, rejection),
  };
}

const notifyApproved = (
  tx: Transaction,
  { ownerId }: RestrictionRequest["subject"],
  notification: ApprovalNotification,
) => notify(tx, { ...notification, userId: ownerId });

/** Rejects a subject with a statement of reasons. */
const rejectSubject = (
  tx: Transaction,
  subject: RestrictionRequest["subject"],
  { reason, category }: Rejection,
) => restrict(tx, { subject, action: "reject", reason: category, explanation: reason, basis: "review" });

function requireCurrentVersion(
  what: string,
  current: { updatedAt: Date },
  { updatedAt }: ExpectedVersion,
): void {
  if (!updatedAt || new Date(updatedAt).getTime() === current.updatedAt.getTime()) return;
  throw new Problem(
    "conflict",
    `This ${what} has changed since you opened it. Reload the page and review it again.`,
  );
}
