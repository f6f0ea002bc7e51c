import { testEvent, webhookEvents, type EventType } from "@vesper/contract/webhooks/events";
import type {
  Delivery,
  DeliveryFailure,
  DeliveryState,
  DisabledBy,
} from "@vesper/contract/webhooks/webhooks";

export const stateLabels: Record<DeliveryState, string> = {
  pending: "Waiting",
  delivered: "Delivered",
  failed: "Failed",
};

const failureTexts: Record<Exclude<DeliveryFailure, "response">, string> = {
  timeout: "No answer in time",
  "private-address": "Private address",
  "unknown-host": "Unknown host",
  connection: "Connection failed",
  secret: "Replace the secret",
};

/** Result of the last attempt: "204", "500" or "No answer in time". */
export function formatResponse({
  responseCode,
  failure,
}: Pick<Delivery, "responseCode" | "failure">): string {
  if (responseCode !== null) return String(responseCode);
  return failure && failure !== "response" ? failureTexts[failure] : "–";
}

export const disabledTexts: Record<DisabledBy, string> = {
  staff: "It was turned off here. Events that happen in the meantime are not stored for it.",
  failures: "Every delivery failed for three days. Check the receiver, then turn the webhook on again.",
  receiver: "The receiver answered 410 Gone, which asks us to stop sending.",
};

export const eventTexts = Object.fromEntries(
  Object.entries(webhookEvents).map(([type, { about }]) => [type, about]),
) as Record<EventType, string>;

/** Names of all events for the filter, each by its own name. */
export const eventOptions = Object.fromEntries(
  [...Object.keys(webhookEvents), testEvent].map((type) => [type, type]),
);
