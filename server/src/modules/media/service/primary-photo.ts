import type { Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { selectShownPictures } from "../store/media.ts";

/**
 * Runs a change to a member's media and purges cached pages. If the primary photo changed, publishes an event,
 * because a verification with the old photo has to be checked again. Pictures that became visible are news.
 */
export async function trackPrimaryPhoto<Result>(
  tx: Transaction,
  ownerId: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const shownBefore = await selectShownPictures(tx.db, ownerId);
  const result = await change();
  const shown = await selectShownPictures(tx.db, ownerId);
  const [before = null, after = null] = [shownBefore[0], shown[0]];
  if (after !== before) await publish(tx, "media.primary-photo-changed", { ownerId, before, after });
  const mediaIds = shown.filter((id) => !shownBefore.includes(id));
  if (mediaIds.length > 0) await publish(tx, "pictures.shown", { ownerId, mediaIds });
  if (after !== null || before !== null) tx.afterCommit(() => tx.pages.purge());
  return result;
}
