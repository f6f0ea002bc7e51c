import type { DisabledBy } from "@vesper/contract/webhooks/webhooks";
import { audit } from "#modules/moderation/index.ts";
import { notify } from "#modules/notifications/index.ts";
import { asSystem, type Transaction } from "#platform/context.ts";
import { findShutdown } from "../policy.ts";
import { updateWebhook, type WebhookRow } from "../store/webhooks.ts";

interface BatchOutcome {
  hasSuccess: boolean;
  isGone: boolean;
}

/** Remembers since when a webhook fails, and turns it off once that is too long. */
export async function recordHealth(
  tx: Transaction,
  webhook: WebhookRow,
  { hasSuccess, isGone }: BatchOutcome,
): Promise<void> {
  const now = tx.clock.now();
  const failingSince = hasSuccess ? null : (webhook.failingSince ?? now);
  if (failingSince?.getTime() !== webhook.failingSince?.getTime()) {
    await updateWebhook(tx.db, webhook.id, { failingSince });
  }
  const disabledBy = findShutdown({ failingSince, isGone, now });
  if (disabledBy) await shutDown(tx, webhook, disabledBy);
}

const shutdownTexts: Record<Exclude<DisabledBy, "staff">, string> = {
  failures:
    "Every delivery has failed for three days, so we stopped sending. Check the receiver, then turn the webhook on again.",
  receiver: "The receiver answered 410 Gone, which asks us to stop sending.",
};

async function shutDown(tx: Transaction, { id, ownerId }: WebhookRow, by: "failures" | "receiver") {
  await updateWebhook(tx.db, id, { isEnabled: false, disabledBy: by, updatedAt: tx.clock.now() });
  if (ownerId) {
    await notify(tx, {
      userId: ownerId,
      kind: "account",
      title: "A webhook was turned off",
      text: shutdownTexts[by],
      path: `/admin/webhooks/${id}`,
      isMailed: true,
    });
  }
  await audit(asSystem(tx), {
    action: "webhook.disabled",
    subject: { type: "webhook", id },
    after: { disabledBy: by },
  });
}
