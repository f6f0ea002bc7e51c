import { notify } from "#modules/notifications/index.ts";
import type { Transaction } from "#platform/context.ts";
import { selectReview, type ReviewRow } from "../store/reviews.ts";

/** Whom it is about is told what was said, never by whom. */
export async function tellOwner(tx: Transaction, { id, firstApprovedAt }: ReviewRow): Promise<void> {
  const review = await selectReview(tx.db, id);
  if (!review?.isShown || !review.allowReviews) return;
  await notify(tx, {
    userId: review.ownerId,
    kind: "review",
    title: firstApprovedAt ? "A review of you was changed" : "You have a new review",
    text: `“${review.title}”, ${review.rating} of 5 stars. You can reply to it.`,
    path: "/supplier/reviews",
  });
}
