import type { Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { selectPrimaryPhoto } from "../store/media.ts";

/**
 * Runs a change to a member's media and purges cached pages. If the primary photo changed, publishes an event,
 * because a verification with the old photo has to be checked again.
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
