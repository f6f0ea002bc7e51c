import type { Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { orNotFound } from "#platform/problem.ts";
import { lockListing, selectListing, type ListingRow } from "../store/listings.ts";

/**
 * Runs a change to a listing under its lock, and purges cached pages if the listing was visible before or is visible
 * afterward.
 */
export async function changeListing<Result>(
  tx: Transaction,
  id: string,
  change: (before: ListingRow) => Promise<Result>,
): Promise<Result> {
  await lockListing(tx.db, id);
  const before = orNotFound(await selectListing(tx.db, id));
  const result = await change(before);
  const after = await selectListing(tx.db, id);
  if (before.status === "pending" || after?.status === "pending") {
    await publish(tx, "queue.changed", { queue: "listing" });
  }
  if (before.status !== "pending" && after?.status === "pending") {
    await publish(tx, "listing.submitted", { listingId: id });
  }
  if (before.isShown || after?.isShown) tx.afterCommit(() => tx.pages.purge());
  return result;
}
