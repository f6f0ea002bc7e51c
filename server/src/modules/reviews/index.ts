import type { Context } from "#platform/context.ts";
import type { Events } from "#platform/events.ts";
import { presentOwnReview } from "./present.ts";
import { selectOwn, selectRepliesOf } from "./store/lists.ts";
import { deleteUnreadOf } from "./store/reviews.ts";

export { reviewAdminRoutes } from "./admin-routes.ts";
export { reviewRoutes } from "./routes.ts";
export { approveReview, getReviewQueue, rejectReview } from "./service/administer.ts";
export { checkReviews } from "./service/check.ts";
export { writeReview } from "./service/own-reviews.ts";
export { replyToReview } from "./service/replies.ts";
export { reviewSubject } from "./service/review-subject.ts";

/** Who leaves is no longer named: what others have read stays, as the word of a former user. */
export function watchReviews(events: Events): void {
  for (const name of ["user.closed", "user.reopened"] as const) {
    events.on(name, (tx) => tx.afterCommit(() => tx.pages.purge()));
  }
  events.on("user.erased", (tx, { userId }) => deleteUnreadOf(tx.db, userId));
}

export async function exportReviews(ctx: Context, userId: string) {
  const window = { limit: 10_000, offset: 0 };
  const replies = await selectRepliesOf(ctx.db, userId, window.limit);
  return {
    written: (await selectOwn(ctx.db, { authorId: userId }, { userId, country: null }, window)).map(
      presentOwnReview,
    ),
    replies: replies.map(({ id, reply, repliedAt }) => ({ reviewId: id, text: reply, createdAt: repliedAt })),
  };
}
