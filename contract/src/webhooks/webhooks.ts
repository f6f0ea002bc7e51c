import { z } from "zod";
import { Person } from "../accounts/person.ts";
import { staff } from "../core/endpoint.ts";
import { Id, adminList, one, pageQuery, removed } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { text } from "../core/text.ts";
import { EventType, testEvent } from "./events.ts";

export { EventType } from "./events.ts";

const integrations = staff("integrations");

/** The server also refuses hosts that resolve to a private address, here and before each delivery. */
const Target = text(limits.webhooks.url, 1)
  .pipe(z.url({ protocol: /^https$/, error: "must be a valid address that starts with https://" }))
  .refine(
    (url) => /^https:\/\/[^/?#@]+(?:[/?][^#]*)?$/i.test(url),
    "must not contain a user name, a password or a fragment",
  );

export const WebhookDraft = z.object({
  url: Target,
  description: text(limits.webhooks.description).default(""),
  events: z
    .array(EventType)
    .min(1, "must include at least one event")
    .max(EventType.options.length)
    .transform((events) => [...new Set(events)]),
});
export type WebhookDraft = z.output<typeof WebhookDraft>;

/** A webhook is off because staff turned it off, its deliveries failed for days, or its receiver answered 410 Gone. */
export const DisabledBy = z.enum(["staff", "failures", "receiver"]);
export type DisabledBy = z.output<typeof DisabledBy>;

export const DeliveryState = z.enum(["pending", "delivered", "failed"]);
export type DeliveryState = z.output<typeof DeliveryState>;

/**
 * Cause of the last failed attempt. `response`: the receiver answered with another status than 2xx; `secret`: the site's
 * key has changed since the signing secret was stored.
 */
export const DeliveryFailure = z.enum([
  "response",
  "timeout",
  "private-address",
  "unknown-host",
  "connection",
  "secret",
]);
export type DeliveryFailure = z.output<typeof DeliveryFailure>;

export const Webhook = z.object({
  _id: z.uuid(),
  url: z.string(),
  description: z.string(),
  events: z.array(EventType),
  isEnabled: z.boolean(),
  disabledBy: DisabledBy.nullable(),
  /** Time of the first failure since the last success. */
  failingSince: z.iso.datetime().nullable(),
  /** Until this time, deliveries carry a second signature with the previous secret. */
  previousSecretUntil: z.iso.datetime().nullable(),
  /** Null once that person's account is gone. */
  owner: Person.nullable(),
  deliveries: z.object({ pending: z.int(), failed: z.int() }),
  createdAt: z.iso.datetime(),
});
export type Webhook = z.output<typeof Webhook>;

/** A webhook with its signing secret, which is shown only once. */
export const NewWebhook = Webhook.extend({ secret: z.string() });
export type NewWebhook = z.output<typeof NewWebhook>;

export const Delivery = z.object({
  /** Sent as `webhook-id`; it stays the same in every attempt. */
  _id: z.uuid(),
  type: z.string(),
  data: z.record(z.string(), z.string()),
  state: DeliveryState,
  attempts: z.int(),
  responseCode: z.int().nullable(),
  failure: DeliveryFailure.nullable(),
  createdAt: z.iso.datetime(),
  lastAttemptAt: z.iso.datetime().nullable(),
  nextAttemptAt: z.iso.datetime().nullable(),
});
export type Delivery = z.output<typeof Delivery>;

export const listWebhooks = integrations.get(
  "/admin/webhooks",
  "List the webhooks of this site, newest first",
  {
    response: one(z.array(Webhook)),
  },
);

export const getWebhook = integrations.get("/admin/webhooks/:id", "Get a webhook", {
  params: Id,
  response: one(Webhook),
});

export const createWebhook = integrations.post(
  "/admin/webhooks",
  "Register an https address for events; the response contains the signing secret, which is never shown again",
  { recent: true, body: WebhookDraft, response: one(NewWebhook), status: 201 },
);

export const updateWebhook = integrations.put(
  "/admin/webhooks/:id",
  "Change the address, description or events of a webhook",
  { recent: true, params: Id, body: WebhookDraft, response: one(Webhook) },
);

export const enableWebhook = integrations.post(
  "/admin/webhooks/:id/enable",
  "Turn a webhook on; deliveries that were waiting are sent",
  { params: Id, response: one(Webhook) },
);

export const disableWebhook = integrations.post(
  "/admin/webhooks/:id/disable",
  "Turn a webhook off; events are not stored for it until it is on again",
  { params: Id, response: one(Webhook) },
);

export const rotateWebhookSecret = integrations.post(
  "/admin/webhooks/:id/rotate-secret",
  "Replace the signing secret; for one day, deliveries are signed with both",
  { recent: true, params: Id, response: one(NewWebhook) },
);

export const deleteWebhook = integrations.delete(
  "/admin/webhooks/:id",
  "Remove a webhook with its delivery log; waiting deliveries are discarded",
  { params: Id, response: removed },
);

export const testWebhook = integrations.post(
  "/admin/webhooks/:id/test",
  `Send one ${testEvent} event now and return the result; it is not retried`,
  { params: Id, response: one(Delivery), limit: { calls: 30, seconds: 600, per: "person" } },
);

export const listDeliveries = integrations.get(
  "/admin/webhooks/:id/deliveries",
  "List the deliveries of a webhook, newest first; kept for 30 days by default",
  {
    params: Id,
    query: z.object({
      ...pageQuery(limits.list.adminPage),
      state: DeliveryState.optional(),
      type: z.enum([...EventType.options, testEvent]).optional(),
    }),
    response: adminList(Delivery),
  },
);

export const redeliver = integrations.post(
  "/admin/webhooks/:id/deliveries/:deliveryId/redeliver",
  "Send a delivery again with the same id, now and with the usual retries; 409 while the webhook is off",
  { params: Id.extend({ deliveryId: z.uuid() }), response: one(Delivery) },
);
