import { limits } from "@vesper/contract/core/limits";
import type { ReviewStatus } from "@vesper/contract/profiles/reviews";
import { createReviewQueue } from "#modules/moderation/index.ts";
import { notify } from "#modules/notifications/index.ts";
import type { Context, Transaction } from "#platform/context.ts";
import type { QueueQuery } from "#platform/database/queue-page.ts";
import { publish } from "#platform/events/events.ts";
import { mayDecide } from "../policy.ts";
import { selectQueue, selectOwn, selectReceived, selectWaitingReviews } from "../store/lists.ts";
import { selectReview, updateReview, type ReviewRow } from "../store/reviews.ts";
import { changeReview } from "./change-review.ts";

export const listForReview = (ctx: Context, query: QueueQuery<ReviewStatus>) => selectQueue(ctx.db, query);

export async function listReviewsByUser(
  ctx: Context,
  userId: string,
): Promise<{ written: ReviewRow[]; received: ReviewRow[] }> {
  const window = { limit: limits.person.shown, offset: 0 };
  return {
    written: await selectOwn(ctx.db, { authorId: userId }, { userId, country: null }, window),
    received: await selectReceived(ctx.db, userId, window),
  };
}

export const toSubject = ({ id, authorId, title }: ReviewRow) => ({
  type: "review" as const,
  id,
  ownerId: authorId,
  label: title,
});

export const { approve: approveReview, reject: rejectReview } = createReviewQueue<ReviewRow>({
  kind: "review",
  find: ({ db }, id) => selectReview(db, id),
  toSubject,
  mayDecide,
  change: changeReview,
  approve: (tx, { id, firstApprovedAt }) =>
    updateReview(tx.db, id, {
      status: "approved",
      rejectionReason: null,
      firstApprovedAt: firstApprovedAt ?? tx.clock.now(),
    }),
  async onApproved(tx, before) {
    const { authorId, profileId, firstApprovedAt } = before;
    await notifyOwner(tx, before);
    await publish(tx, "review.approved", { authorId });
    if (!firstApprovedAt) await publish(tx, "profile.stat-recorded", { profileId, what: "reviews" });
  },
  toNotification: (_tx, { title }) => ({
    kind: "review",
    title: "Your review was approved",
    text: `Everyone can read “${title}” now.`,
    path: "/dashboard?tab=reviews",
  }),
});

/** Returns the number of reviews waiting for an admin, and when the oldest began to wait. */
export async function getReviewQueue({ db }: Context): Promise<{ pending: number; oldestAt: Date | null }> {
  const { open: pending, oldestAt } = await selectWaitingReviews(db);
  return { pending, oldestAt };
}

/** Notifies the profile's owner about the review without revealing its author. */
async function notifyOwner(tx: Transaction, { id, firstApprovedAt }: ReviewRow): Promise<void> {
  const review = await selectReview(tx.db, id);
  if (!review?.isShown || !review.allowReviews) return;
  await notify(tx, {
    userId: review.ownerId,
    kind: "review",
    title: firstApprovedAt ? "A review of your profile was updated" : "You have a new review",
    text: `“${review.title}”, ${review.rating} out of 5 stars. You can reply to it.`,
    path: "/supplier/reviews",
  });
}
