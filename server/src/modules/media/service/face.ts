import type { Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { selectFace } from "../store/media.ts";

/**
 * Runs a change of somebody's media, and tells when another picture stands for them afterwards: whoever was verified
 * with the one before wants another look. The pages that visitors are shown are made anew.
 */
export async function watchFace<Result>(
  tx: Transaction,
  ownerId: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await selectFace(tx.db, ownerId);
  const result = await change();
  const after = await selectFace(tx.db, ownerId);
  if (after !== before) await publish(tx, "media.face-changed", { ownerId, before, after });
  if (after !== null || before !== null) tx.afterCommit(() => tx.pages.purge());
  return result;
}
