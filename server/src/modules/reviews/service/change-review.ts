import type { Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { orNotFound } from "#platform/problem.ts";
import { adjustRating } from "../store/ratings.ts";
import { lockReview, selectReview, type ReviewRow } from "../store/reviews.ts";

/** Changes a review under its row lock, then updates its profile's rating and purges cached pages. */
export async function changeReview<Result>(
  tx: Transaction,
  id: string,
  change: (before: ReviewRow) => Promise<Result>,
): Promise<Result> {
  await lockReview(tx.db, id);
  const before = orNotFound(await selectReview(tx.db, id));
  const result = await change(before);
  const after = await selectReview(tx.db, id);

  if (before.status === "pending" || after?.status === "pending") {
    await publish(tx, "queue.changed", { queue: "review" });
  }
  if (before.isShown) await adjustRating(tx.db, before, -1);
  if (after?.isShown) await adjustRating(tx.db, after, 1);
  if (before.isShown || after?.isShown) tx.afterCommit(() => tx.pages.purge());
  return result;
}
