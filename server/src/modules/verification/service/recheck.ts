import type { CheckedFieldChange } from "@vesper/contract/moderation/verification";
import { notify } from "#modules/notifications/index.ts";
import type { Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { insertOrJoinRecheck } from "../store/rechecks.ts";

/** Opens a re-check when verified data has changed, and notifies the person of the consequences. */
export async function openRecheck(
  tx: Transaction,
  { userId, changes }: { userId: string; changes: CheckedFieldChange[] },
): Promise<void> {
  const isNew = await insertOrJoinRecheck(tx.db, { userId, changes, now: tx.clock.now() });
  if (!isNew) return;
  await publish(tx, "queue.changed", { queue: "verification" });
  await notify(tx, {
    userId,
    kind: "account",
    title: "Your verification waits for another look",
    text:
      "You changed your name, age or primary photo. Visitors see your profile without the badge until our staff " +
      "have confirmed the change. You need not do anything.",
    path: "/supplier/verification",
  });
}
