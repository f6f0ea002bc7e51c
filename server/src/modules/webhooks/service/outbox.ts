import type { EventIds, EventType } from "@vesper/contract/webhooks/events";
import { v7 as newId } from "uuid";
import type { Context, Transaction } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { deliveryJob } from "../job-definitions.ts";
import { insertDeliveries, selectOwed } from "../store/deliveries.ts";
import { selectSubscribed } from "../store/webhooks.ts";

/** Rows per statement: an import publishes thousands of events at once. */
const batchSize = 1_000;

/**
 * Stores one delivery for each event and webhook that wants it, in the transaction of the cause: both are stored, or
 * neither is.
 */
export async function storeEvents<Type extends EventType>(
  tx: Transaction,
  type: Type,
  events: readonly EventIds<Type>[],
): Promise<void> {
  if (events.length === 0) return;
  const webhookIds = await selectSubscribed(tx.db, type);
  const now = tx.clock.now();
  const rows = webhookIds.flatMap((webhookId) =>
    events.map((ids) => ({
      id: newId(),
      webhookId,
      type,
      data: JSON.stringify(ids),
      nextAttemptAt: now,
      createdAt: now,
    })),
  );
  for (let at = 0; at < rows.length; at += batchSize) {
    await insertDeliveries(tx.db, rows.slice(at, at + batchSize));
  }
  await announce(tx, webhookIds);
}

/** Webhooks that each running transaction has a job for. */
const announced = new WeakMap<Transaction["db"], Set<string>>();

/** One job per transaction and webhook is enough: it sends everything that is due. */
async function announce(tx: Transaction, webhookIds: readonly string[]): Promise<void> {
  const before = announced.get(tx.db) ?? new Set();
  announced.set(tx.db, new Set([...before, ...webhookIds]));
  for (const webhookId of webhookIds) {
    if (!before.has(webhookId)) await enqueue(tx, deliveryJob, { webhookId });
  }
}

/**
 * Enqueues the sending of everything that is due, in case the job for it was lost with its process. A webhook that a
 * process is sending to waits until that process would have given up.
 */
export async function resumeDeliveries(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  for (const { id, nextAttemptAt, sendingUntil } of await selectOwed(ctx.db)) {
    if (nextAttemptAt > now) continue;
    const isBusy = sendingUntil !== null && sendingUntil > now;
    await enqueue(ctx, deliveryJob, { webhookId: id }, isBusy ? { startAfter: sendingUntil } : {});
  }
}
