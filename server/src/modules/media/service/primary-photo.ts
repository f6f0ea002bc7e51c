import type { Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { selectPrimaryPhoto } from "../store/media.ts";

/**
 * Runs a change of a member's media and publishes an event if their primary photo changed, because verification with
 * the old one needs a recheck. Purges cached pages.
 */
export async function trackPrimaryPhoto<Result>(
  tx: Transaction,
  ownerId: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await selectPrimaryPhoto(tx.db, ownerId);
  const result = await change();
  const after = await selectPrimaryPhoto(tx.db, ownerId);
  if (after !== before) await publish(tx, "media.primary-photo-changed", { ownerId, before, after });
  if (after !== null || before !== null) tx.afterCommit(() => tx.pages.purge());
  return result;
}
