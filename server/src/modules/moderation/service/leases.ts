import { limits } from "@vesper/contract/core/limits";
import { QueueKind, type QueueName } from "@vesper/contract/moderation/queues";
import { nameForStaff } from "#platform/identity/account-name.ts";
import { later } from "#platform/clock.ts";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { Problem } from "#platform/problem.ts";
import * as store from "../store/leases.ts";
import { enforceImpartial } from "./impartial.ts";

interface Terms {
  lasts: number;
  /** Told to other admins, after the name of the holder. */
  busy: string;
  /** Checked when it is claimed; the other queues have rules of their own. */
  subject?: "profile" | "media" | "review" | "listing";
}

const short = { lasts: limits.moderation.desk, busy: "is looking at this." };
const long = { lasts: limits.moderation.claim, busy: "is working on this." };

const terms: Record<QueueName, Terms> = {
  profile: { ...short, subject: "profile" },
  media: { ...short, subject: "media" },
  review: { ...short, subject: "review" },
  listing: { ...short, subject: "listing" },
  contact: short,
  appeal: short,
  case: { ...long, busy: "is working on this case." },
  verification: long,
};

export const listLeases = (ctx: Context, queue: QueueName): Promise<store.LeaseRow[]> =>
  store.selectLeases(ctx.db, queue, ctx.clock.now());

/** Takes an item for some minutes, or keeps it longer; refused while another admin holds it. */
export async function claim(tx: Transaction, queue: QueueName, itemId: string): Promise<void> {
  const { lasts, subject } = terms[queue];
  if (subject) await enforceImpartial(tx, { type: subject, id: itemId });
  const now = tx.clock.now();
  const lease = { queue, itemId, holderId: signedIn(tx).userId, heldUntil: later(now, lasts) };
  if (!(await store.upsertIfFree(tx.db, lease, now))) throw await toConflict(tx, queue, itemId);
  await publish(tx, "queue.changed", { queue });
}

/** Gives an item back to its queue; refused while another admin holds it. */
export async function release(tx: Transaction, queue: QueueName, itemId: string): Promise<void> {
  await endOwnLease(tx, queue, itemId);
  const lease = await store.selectLease(tx.db, queue, itemId);
  if (lease && lease.heldUntil > tx.clock.now()) throw await toConflict(tx, queue, itemId);
  await publish(tx, "queue.changed", { queue });
}

/**
 * The first line of every decision: the admin holds the item, others wait until the decision is stored, and the lease
 * ends with it. Decisions of the site itself need none.
 */
export async function decideUnderLease(tx: Transaction, queue: QueueName, itemId: string): Promise<void> {
  if (!tx.viewer) return;
  await claim(tx, queue, itemId);
  await endOwnLease(tx, queue, itemId);
}

/** For queues that are claimed before they are decided: false when this admin does not hold the item. */
export async function endOwnLease(tx: Transaction, queue: QueueName, itemId: string): Promise<boolean> {
  const [holderId, now] = [signedIn(tx).userId, tx.clock.now()];
  return (await store.deleteOwn(tx.db, { queues: [queue], itemId }, { holderId, now })).length > 0;
}

async function toConflict(tx: Transaction, queue: QueueName, itemId: string): Promise<Problem> {
  const { holderName } = await getLease(tx, queue, itemId);
  return new Problem("conflict", `${nameForStaff(holderName)} ${terms[queue].busy}`);
}

async function getLease(tx: Transaction, queue: QueueName, itemId: string): Promise<store.LeaseRow> {
  const lease = await store.selectLease(tx.db, queue, itemId);
  // Released at this very moment.
  if (!lease) throw new Problem("conflict");
  return lease;
}

export function takeOnDesk(ctx: Context, kind: QueueKind, itemId: string): Promise<store.LeaseRow> {
  return transact(ctx, async (tx) => {
    await claim(tx, kind, itemId);
    return getLease(tx, kind, itemId);
  });
}

/** An item that another admin holds stays with them. */
export async function clearFromDesk(ctx: Context, itemId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const own = { holderId: signedIn(tx).userId, now: tx.clock.now() };
    // Cases and verifications are released by calls of their own.
    const queues = await store.deleteOwn(tx.db, { queues: QueueKind.options, itemId }, own);
    for (const queue of queues) await publish(tx, "queue.changed", { queue });
  });
}

export const tidyLeases = (ctx: Context): Promise<void> => store.deletePast(ctx.db, ctx.clock.now());
