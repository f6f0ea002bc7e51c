import { testEvent } from "@vesper/contract/webhooks/events";
import { v7 as newId } from "uuid";
import { audit } from "#modules/moderation/index.ts";
import { addMilliseconds, day } from "#platform/clock.ts";
import { transact, type Context } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { enforce } from "#platform/policy.ts";
import { orNotFound } from "#platform/problem.ts";
import { deliveryJob } from "../job-definitions.ts";
import { mayRedeliver } from "../policy.ts";
import * as store from "../store/deliveries.ts";
import { lockWebhook } from "../store/webhooks.ts";
import { sendMessage } from "./send.ts";
import { getWebhook } from "./webhooks.ts";

export async function listDeliveries(ctx: Context, query: store.DeliveryQuery) {
  await getWebhook(ctx, query.webhookId);
  return store.selectDeliveries(ctx.db, query);
}

/** Sends a test event now, to a webhook that is on or off, and adds it to the log with its result. */
export async function sendTest(ctx: Context, webhookId: string): Promise<store.DeliveryRow> {
  const webhook = await getWebhook(ctx, webhookId);
  const message = { id: newId(), type: testEvent, data: { webhookId }, createdAt: ctx.clock.now() };
  const { responseCode, failure } = await sendMessage(ctx, webhook, message);
  return transact(ctx, async (tx) => {
    // The webhook may have been removed while the receiver was answering.
    orNotFound(await lockWebhook(tx.db, webhookId));
    await store.insertDeliveries(tx.db, {
      ...message,
      webhookId,
      data: JSON.stringify(message.data),
      state: failure ? "failed" : "delivered",
      attempts: 1,
      lastAttemptAt: tx.clock.now(),
      responseCode,
      failure,
    });
    const row = orNotFound(await store.selectDelivery(tx.db, { id: message.id, webhookId }));
    const after = { responseCode, failure };
    await audit(tx, { action: "webhook.tested", subject: { type: "webhook", id: webhookId }, after });
    return row;
  });
}

export function redeliver(ctx: Context, webhookId: string, id: string): Promise<store.DeliveryRow> {
  return transact(ctx, async (tx) => {
    const webhook = orNotFound(await lockWebhook(tx.db, webhookId));
    orNotFound(await store.selectDelivery(tx.db, { id, webhookId }));
    enforce(mayRedeliver(webhook));
    await store.restartDelivery(tx.db, id, tx.clock.now());
    await enqueue(tx, deliveryJob, { webhookId });
    const row = orNotFound(await store.selectDelivery(tx.db, { id, webhookId }));
    const subject = { type: "webhook", id: webhookId };
    await audit(tx, { action: "webhook.redelivered", subject, after: { deliveryId: id } });
    return row;
  });
}

export const purgeDeliveries = (ctx: Context): Promise<void> =>
  store.deleteDeliveriesBefore(
    ctx.db,
    addMilliseconds(ctx.clock.now(), -ctx.config.retention.deliveries * day),
  );
