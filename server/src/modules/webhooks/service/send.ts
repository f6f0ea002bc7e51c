import { testEvent } from "@vesper/contract/webhooks/events";
import type { DeliveryFailure } from "@vesper/contract/webhooks/webhooks";
import type { Context } from "#platform/context.ts";
import { AddressRefusal, postPublic } from "#platform/fetch/fetch-public.ts";
import { openSecrets, signMessage } from "../signing.ts";
import type { DeliveryRow } from "../store/deliveries.ts";
import type { WebhookRow } from "../store/webhooks.ts";

export interface Result {
  responseCode: number | null;
  failure: DeliveryFailure | null;
}

type Message = Pick<DeliveryRow, "id" | "type" | "data" | "createdAt">;

/** Makes one attempt. Redirects count as failures: the address that was checked is the one that gets the event. */
export async function sendMessage(ctx: Context, webhook: WebhookRow, message: Message): Promise<Result> {
  const { id, type, data, createdAt } = message;
  const at = ctx.clock.now();
  const body = JSON.stringify({ type, timestamp: createdAt.toISOString(), data });
  const signature = findSignature(ctx, webhook, { id, at, body });
  if (!signature) return { responseCode: null, failure: "secret" };
  const headers = {
    "content-type": "application/json",
    "user-agent": type === testEvent ? "Vesper-Webhooks (test)" : "Vesper-Webhooks",
    ...signature,
  };
  try {
    const responseCode = await postPublic(webhook.url, { headers, body }, ctx.deliveryRules.fetch);
    const isAccepted = responseCode >= 200 && responseCode < 300;
    return { responseCode, failure: isAccepted ? null : "response" };
  } catch (error) {
    return { responseCode: null, failure: toFailure(error) };
  }
}

/** Null if the secret was sealed with a key that the site no longer has. */
function findSignature(
  { secrets }: Context,
  webhook: WebhookRow,
  message: Parameters<typeof signMessage>[1],
): ReturnType<typeof signMessage> | null {
  try {
    return signMessage(openSecrets(secrets, webhook, message.at), message);
  } catch {
    return null;
  }
}

function toFailure(error: unknown): DeliveryFailure {
  if (error instanceof AddressRefusal) return "private-address";
  const { name, code } = error as NodeJS.ErrnoException;
  if (name === "TimeoutError" || name === "AbortError") return "timeout";
  return code === "ENOTFOUND" || code === "EAI_AGAIN" ? "unknown-host" : "connection";
}
