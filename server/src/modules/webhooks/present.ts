import type { Delivery, NewWebhook, Webhook } from "@vesper/contract/webhooks/webhooks";
import { toNameForStaff } from "#platform/identity/account-name.ts";
import type { WithSecret } from "./service/webhooks.ts";
import type { DeliveryRow } from "./store/deliveries.ts";
import type { WebhookWithFigures } from "./store/webhooks.ts";

export const presentWebhook = (row: WebhookWithFigures, now: Date): Webhook => ({
  _id: row.id,
  url: row.url,
  description: row.description,
  events: row.events,
  isEnabled: row.isEnabled,
  disabledBy: row.disabledBy,
  failingSince: row.failingSince?.toISOString() ?? null,
  previousSecretUntil: row.previousUntil && row.previousUntil > now ? row.previousUntil.toISOString() : null,
  owner: row.ownerId
    ? { _id: row.ownerId, name: toNameForStaff(row.ownerName) ?? "", avatar: row.ownerAvatar }
    : null,
  deliveries: { pending: row.pending, failed: row.failed },
  createdAt: row.createdAt.toISOString(),
});

export const presentWithSecret = ({ webhook, secret }: WithSecret, now: Date): NewWebhook => ({
  ...presentWebhook(webhook, now),
  secret,
});

export const presentDelivery = (row: DeliveryRow): Delivery => ({
  _id: row.id,
  type: row.type,
  data: row.data,
  state: row.state,
  attempts: row.attempts,
  responseCode: row.responseCode,
  failure: row.failure,
  createdAt: row.createdAt.toISOString(),
  lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
  nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
});
