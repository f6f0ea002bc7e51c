import type { Reason } from "@vesper/contract/moderation/reasons";
import { notify } from "#modules/notifications/index.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { enforce, type Verdict } from "#platform/policy.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { audit } from "./audit.ts";
import { lockForDecision } from "./leases.ts";
import { lift } from "./lift.ts";
import { restrict, type RestrictionRequest } from "./restrict.ts";

/** The reason is told to the owner word for word. */
export interface Rejection {
  reason: string;
  category: Reason;
}

/** When the text that the admin read was last changed. */
export interface ExpectedVersion {
  updatedAt?: string | undefined;
}

interface Reviewed {
  status: string;
  updatedAt: Date;
}

type ApprovalNotification = Omit<Parameters<typeof notify>[1], "userId">;

/** How one kind of item is reviewed; the rest is the same for all of them. */
interface ReviewRules<Row extends Reviewed> {
  kind: "profile" | "media" | "listing" | "review";
  find(ctx: Context, id: string): Promise<Row | undefined>;
  toSubject(row: Row): RestrictionRequest["subject"];
  /** Refuses what does not wait. */
  mayDecide(row: Row): Verdict;
  /** Runs a change of the locked row and keeps everything that depends on it; `not_found` without a row. */
  change<Result>(tx: Transaction, id: string, work: (before: Row) => Promise<Result>): Promise<Result>;
  approve(tx: Transaction, before: Row): Promise<void>;
  onApproved?(tx: Transaction, before: Row): Promise<void>;
  /** What the owner is told of an approval. */
  toNotification(tx: Transaction, after: Row): ApprovalNotification | Promise<ApprovalNotification>;
  /** What the audit log keeps from before and after. */
  toRecord?(row: Row): Record<string, unknown>;
}

const toStatus = ({ status }: Reviewed): Record<string, unknown> => ({ status });

/** Decisions on items that wait for a first look: leased, decided once, told to the owner, audited last. */
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
      if (!rejection) await notifyApproved(tx, id, before);
      const after = await get(tx, id);
      await audit(tx, {
        action: `${kind}.${rejection ? "rejected" : "approved"}`,
        subject: toSubject(before),
        before: toRecord(before),
        after: { ...toRecord(after), ...(restrictionId && { restrictionId }) },
      });
      return after;
    });
  }

  async function notifyApproved(tx: Transaction, id: string, before: Row): Promise<void> {
    const subject = toSubject(before);
    await lift(tx, subject, ["reject"], { tell: false });
    await rules.onApproved?.(tx, before);
    const notification = await rules.toNotification(tx, await get(tx, id));
    await notify(tx, { ...notification, userId: subject.ownerId });
  }

  return {
    get,
    approve: (ctx: Context, id: string, expected: ExpectedVersion = {}) => decide(ctx, id, expected, null),
    reject: (ctx: Context, id: string, rejection: Rejection & ExpectedVersion) =>
      decide(ctx, id, rejection, rejection),
  };
}

/** With a statement of reasons. */
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
  throw new Problem("conflict", `This ${what} was changed meanwhile. Please read it again.`);
}
