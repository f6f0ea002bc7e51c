import type { Transaction } from "#platform/context.ts";
import { updateHidden } from "#platform/database/hidden.ts";
import { toAudience } from "#platform/identity/audience.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import type { SubjectRules } from "#platform/subjects/subjects.ts";
import { mayDecide } from "../policy.ts";
import { selectReview, updateReview, type ReviewRow } from "../store/reviews.ts";
import { toSubject } from "./administer.ts";
import { changeReview } from "./change-review.ts";

/** A review as a subject of moderation. */
export const reviewSubject: SubjectRules = {
  async find(ctx, id) {
    const viewerId = ctx.viewer?.userId ?? null;
    const review = await selectReview(ctx.db, id, toAudience(ctx));
    // A viewer who may not read a review cannot report it.
    if (!review || !isReadableBy(review, viewerId)) return undefined;
    const { rating, title, body, reply, status } = review;
    return { ...toSubject(review), snapshot: { rating, title, body, reply, status } };
  },

  async getParties(ctx, id) {
    const review = await selectReview(ctx.db, id);
    return review ? [review.authorId, review.ownerId] : [];
  },

  async restrict(tx, id, { action, explanation }) {
    if (action === "suspend") throw new Problem("conflict", "A review can’t be suspended. Hide it instead.");
    await updateSubject(tx, id, async (review) => {
      if (action !== "reject") return updateHidden(tx.db, "review", id);
      // Check this under the row lock: if two admins decide at the same time, the second is refused.
      enforce(mayDecide(review));
      await updateReview(tx.db, id, { status: "rejected", rejectionReason: explanation });
    });
  },

  async lift(tx, id, action) {
    // A review that its author has deleted cannot be restored.
    const before = await selectReview(tx.db, id);
    if (!before) return false;
    if (action === "reject") return returnToQueue(tx, before);
    await updateSubject(tx, id, () => updateHidden(tx.db, "review", id));
    const after = await selectReview(tx.db, id);
    return before.isHidden && after?.isHidden === false;
  },
};

const isReadableBy = (review: ReviewRow, viewerId: string | null): boolean =>
  review.authorId === viewerId ||
  (review.isShown && (review.ownerId === viewerId || (review.isProfileSeen && review.allowReviews)));

async function updateSubject(
  tx: Transaction,
  id: string,
  work: (review: ReviewRow) => Promise<void>,
): Promise<void> {
  if (!(await selectReview(tx.db, id))) throw new Problem("conflict", "This review has since been deleted.");
  await changeReview(tx, id, work);
}

/** Reversing a rejection does not approve the review: it returns to the queue. */
async function returnToQueue(tx: Transaction, { id, status }: ReviewRow): Promise<boolean> {
  if (status !== "rejected") return false;
  await updateSubject(tx, id, () => updateReview(tx.db, id, { status: "pending", rejectionReason: null }));
  return true;
}
