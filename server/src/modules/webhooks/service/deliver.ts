import { addMilliseconds } from "#platform/clock.ts";
import { transact, type Context } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { deliveryJob } from "../job-definitions.ts";
import { getNextStep } from "../policy.ts";
import * as deliveries from "../store/deliveries.ts";
import { endLease, extendLease, takeLease, type WebhookRow } from "../store/webhooks.ts";
import { recordHealth } from "./health.ts";
import { sendMessage } from "./send.ts";

/** Requests to one receiver at the same time. */
const inFlight = 8;
/** Longest run of one job, well below its expiry; the rest is left to the next one. */
const longestRun = 60_000;
const gone = 410;

/**
 * Sends everything that is due to one webhook. Only one process at a time does, so that a receiver is never flooded;
 * if it stops, its lease ends and another sends the same deliveries, with the same ids.
 */
export async function deliverDue(ctx: Context, webhookId: string): Promise<void> {
  const started = ctx.clock.now();
  const getEnd = () => addMilliseconds(ctx.clock.now(), ctx.deliveryRules.lease);
  let webhook = await takeLease(ctx.db, { id: webhookId, now: started, until: getEnd() });
  if (!webhook) return;
  while (webhook && ctx.clock.now().getTime() - started.getTime() < longestRun) {
    const due = await deliveries.selectDue(ctx.db, webhookId, ctx.clock.now(), inFlight);
    if (due.length === 0) break;
    await sendBatch(ctx, webhook, due);
    webhook = await extendLease(ctx.db, webhookId, getEnd());
  }
  await endLease(ctx.db, webhookId);
  await scheduleNext(ctx, webhookId);
}

async function sendBatch(
  ctx: Context,
  webhook: WebhookRow,
  due: readonly deliveries.DeliveryRow[],
): Promise<void> {
  const results = await Promise.all(due.map((delivery) => sendMessage(ctx, webhook, delivery)));
  const now = ctx.clock.now();
  const attempts = due.map((delivery, at) => {
    const { responseCode = null, failure = null } = results[at] ?? {};
    const { roundAttempts } = delivery;
    const tried = { roundAttempts, isDelivered: failure === null, isGone: responseCode === gone, now };
    return { delivery, responseCode, failure, ...getNextStep(tried, ctx.deliveryRules.backoff) };
  });
  await transact(ctx, async (tx) => {
    await deliveries.updateAttempted(tx.db, attempts, now);
    await recordHealth(tx, webhook, {
      hasSuccess: attempts.some(({ state }) => state === "delivered"),
      isGone: attempts.some(({ responseCode }) => responseCode === gone),
    });
  });
}

/**
 * Called after the lease has ended. A delivery that was stored in the meantime is due now, and its own job may have found the
 * lease taken.
 */
async function scheduleNext(ctx: Context, webhookId: string): Promise<void> {
  const [owed] = await deliveries.selectOwed(ctx.db, webhookId);
  if (owed) await enqueue(ctx, deliveryJob, { webhookId }, { startAfter: owed.nextAttemptAt });
}
