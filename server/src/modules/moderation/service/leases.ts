import { limits } from "@vesper/contract/core/limits";
import { QueueKind, type QueueName } from "@vesper/contract/moderation/queues";
import { toNameForStaff } from "#platform/identity/account-name.ts";
import { addMilliseconds } from "#platform/clock.ts";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import { mayWorkQueue } from "../policy.ts";
import * as store from "../store/leases.ts";
import { enforceImpartial } from "./impartial.ts";

interface LeaseTerms {
  lasts: number;
  /** Shown to other admins after the holder's name. */
  busy: string;
  /**
   * Kind of subject for which conflicts of interest are checked when an item is claimed. The other queues check them
   * elsewhere.
   */
  subject?: "profile" | "media" | "review" | "listing";
}

const shortTerms = { lasts: limits.moderation.lease, busy: "is reviewing this." };
const longTerms = { lasts: limits.moderation.claim, busy: "is working on this." };

const terms: Record<QueueName, LeaseTerms> = {
  profile: { ...shortTerms, subject: "profile" },
  media: { ...shortTerms, subject: "media" },
  review: { ...shortTerms, subject: "review" },
  listing: { ...shortTerms, subject: "listing" },
  contact: shortTerms,
  appeal: shortTerms,
  case: { ...longTerms, busy: "is working on this case." },
  verification: longTerms,
};

export async function listLeases(ctx: Context, queue: QueueName): Promise<store.LeaseRow[]> {
  enforce(mayWorkQueue(signedIn(ctx), queue));
  return store.selectLeases(ctx.db, queue, ctx.clock.now());
}

/** Claims an item for a few minutes, or extends the lease; refused while another admin holds it. */
export async function claimLease(tx: Transaction, queue: QueueName, itemId: string): Promise<void> {
  const { lasts, subject } = terms[queue];
  if (subject) await enforceImpartial(tx, { type: subject, id: itemId });
  const now = tx.clock.now();
  const lease = { queue, itemId, holderId: signedIn(tx).userId, heldUntil: addMilliseconds(now, lasts) };
  if (!(await store.upsertLeaseIfFree(tx.db, lease, now))) throw await toConflict(tx, queue, itemId);
  await publish(tx, "queue.changed", { queue });
}

/** Releases an item to its queue; refused while another admin holds it. */
export async function releaseLease(tx: Transaction, queue: QueueName, itemId: string): Promise<void> {
  await endOwnLease(tx, queue, itemId);
  const lease = await store.selectLease(tx.db, queue, itemId);
  if (lease && lease.heldUntil > tx.clock.now()) throw await toConflict(tx, queue, itemId);
  await publish(tx, "queue.changed", { queue });
}

/**
 * Must be the first step of every decision. Claims the item, blocks other admins until the commit, and ends the
 * lease in the same transaction. Decisions by the system need no lease.
 */
export async function lockForDecision(tx: Transaction, queue: QueueName, itemId: string): Promise<void> {
  if (!tx.viewer) return;
  await claimLease(tx, queue, itemId);
  await endOwnLease(tx, queue, itemId);
}

/**
 * Ends this admin's lease. Returns false if they do not hold the item, for queues whose items must be claimed before
 * a decision.
 */
export async function endOwnLease(tx: Transaction, queue: QueueName, itemId: string): Promise<boolean> {
  const [holderId, now] = [signedIn(tx).userId, tx.clock.now()];
  return (await store.deleteOwnLeases(tx.db, { queues: [queue], itemId }, { holderId, now })).length > 0;
}

async function toConflict(tx: Transaction, queue: QueueName, itemId: string): Promise<Problem> {
  const { holderName } = await getLease(tx, queue, itemId);
  return new Problem("conflict", `${toNameForStaff(holderName)} ${terms[queue].busy}`);
}

async function getLease(tx: Transaction, queue: QueueName, itemId: string): Promise<store.LeaseRow> {
  const lease = await store.selectLease(tx.db, queue, itemId);
  // The other admin released the lease before it could be read here.
  if (!lease) throw new Problem("conflict");
  return lease;
}

export async function claimReview(ctx: Context, kind: QueueKind, itemId: string): Promise<store.LeaseRow> {
  enforce(mayWorkQueue(signedIn(ctx), kind));
  return transact(ctx, async (tx) => {
    await claimLease(tx, kind, itemId);
    return getLease(tx, kind, itemId);
  });
}

/** Releases the admin's own lease; a lease held by another admin is untouched. */
export async function releaseReview(ctx: Context, itemId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const own = { holderId: signedIn(tx).userId, now: tx.clock.now() };
    // Cases and verifications have separate release endpoints.
    const queues = await store.deleteOwnLeases(tx.db, { queues: QueueKind.options, itemId }, own);
    for (const queue of queues) await publish(tx, "queue.changed", { queue });
  });
}

export const purgeLeases = (ctx: Context): Promise<void> =>
  store.deleteExpiredLeases(ctx.db, ctx.clock.now());
