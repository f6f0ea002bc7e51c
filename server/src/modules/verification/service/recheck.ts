import type { CheckedFieldChange } from "@vesper/contract/moderation/verification";
import { notify } from "#modules/notifications/index.ts";
import type { Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { insertOrJoinRecheck } from "../store/rechecks.ts";

/** Opens a recheck when verified data has changed, and tells the person what follows from it. */
export async function openRecheck(
  tx: Transaction,
  { userId, changes }: { userId: string; changes: CheckedFieldChange[] },
): Promise<void> {
  const verificationId = await insertOrJoinRecheck(tx.db, { userId, changes, now: tx.clock.now() });
  if (!verificationId) return;
  await publish(tx, "verification.requested", { verificationId });
  await publish(tx, "queue.changed", { queue: "verification" });
  await notify(tx, {
    userId,
    kind: "account",
    title: "Your verification is being reviewed again",
    text: "You changed your name, age or primary photo. Our team will review the change before visitors see your badge again. You don’t need to do anything.",
    path: "/supplier/verification",
  });
}
