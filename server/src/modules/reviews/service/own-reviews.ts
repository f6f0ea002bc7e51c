import type { ReviewChange, ReviewDraft } from "@vesper/contract/profiles/reviews";
import { v7 as newId } from "uuid";
import { getPublicProfile } from "#modules/profiles/index.ts";
import { signedIn, transact, type Context } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { toAudience } from "#platform/identity/audience.ts";
import { enforce } from "#platform/policy.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { mayChange, mayReview } from "../policy.ts";
import * as lists from "../store/lists.ts";
import * as store from "../store/reviews.ts";
import { changeReview } from "./change-review.ts";

export async function listOwnReviews(
  ctx: Context,
  { profileId, page, limit }: { profileId?: string | undefined; page: number; limit: number },
): Promise<{ rows: store.ReviewRow[]; total: number }> {
  const filter = { authorId: signedIn(ctx).userId, profileId };
  return {
    rows: await lists.selectOwn(ctx.db, filter, toAudience(ctx), { limit, offset: (page - 1) * limit }),
    total: await lists.countOwn(ctx.db, filter),
  };
}

async function getOwn(ctx: Context, id: string): Promise<store.ReviewRow> {
  const { userId } = signedIn(ctx);
  const review = orNotFound(await store.selectReview(ctx.db, id, toAudience(ctx)));
  enforce(mayChange(review, userId));
  return review;
}

/** Creates a review in `pending`; it becomes public once an admin approves it. */
export async function writeReview(
  ctx: Context,
  profileId: string,
  { rating, title, body, isAnonymous }: ReviewDraft,
): Promise<store.ReviewRow> {
  const { userId: authorId } = signedIn(ctx);
  enforce(mayReview(await getPublicProfile(ctx, profileId), authorId));

  return transact(ctx, async (tx) => {
    const now = tx.clock.now();
    const review = { id: newId(), profileId, authorId, rating, title, body, isAnonymous };
    const times = { submittedAt: now, createdAt: now, updatedAt: now };
    const isFirst = await store.insertReview(tx.db, { ...review, ...times });
    if (!isFirst) throw new Problem("conflict", "You’ve already reviewed this profile.");
    await publish(tx, "review.written", { reviewId: review.id, profileId, authorId });
    await publish(tx, "queue.changed", { queue: "review" });
    return getOwn(tx, review.id);
  });
}

/** Updates a review, which then needs another approval. The reply is deleted, because it answered the old text. */
export function updateReview(ctx: Context, id: string, change: ReviewChange): Promise<store.ReviewRow> {
  return transact(ctx, async (tx) => {
    await getOwn(tx, id);
    await changeReview(tx, id, async (before) => {
      if (!isChanged(before, change)) return;
      const { rating, title, body, isAnonymous } = { ...before, ...change };
      const now = tx.clock.now();
      await store.updateReview(tx.db, id, {
        rating,
        title,
        body,
        isAnonymous,
        status: "pending",
        rejectionReason: null,
        reply: null,
        repliedAt: null,
        // A pending review keeps its place in the queue.
        submittedAt: before.status === "pending" ? before.submittedAt : now,
        updatedAt: now,
      });
    });
    return getOwn(tx, id);
  });
}

const isChanged = (before: store.ReviewRow, change: ReviewChange): boolean =>
  (["rating", "title", "body", "isAnonymous"] as const).some(
    (field) => change[field] !== undefined && change[field] !== before[field],
  );

export function deleteReview(ctx: Context, id: string): Promise<void> {
  return transact(ctx, async (tx) => {
    await getOwn(tx, id);
    await changeReview(tx, id, () => store.deleteReview(tx.db, id));
  });
}
