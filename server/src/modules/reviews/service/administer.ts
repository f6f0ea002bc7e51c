import { limits } from "@vesper/contract/limits";
import type { QueueSort } from "@vesper/contract/queues";
import type { ReviewStatus } from "@vesper/contract/reviews";
import {
  decideUnderLease,
  enforceUnchanged,
  lift,
  recordDecision,
  turnDown,
  type Rejection,
  type Seen,
} from "#modules/moderation/index.ts";
import { notify } from "#modules/notifications/index.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { directionOf } from "#platform/database/direction.ts";
import { publish } from "#platform/events.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import { mayDecide } from "../policy.ts";
import { countInState, selectForReview, selectOwn, selectReceived } from "../store/lists.ts";
import { lockReview, selectReview, updateReview, type ReviewRow } from "../store/reviews.ts";
import { changeReview } from "./change-review.ts";
import { tellOwner } from "./tell-owner.ts";

export async function listForReview(
  ctx: Context,
  { status, sort, page, limit }: { status: ReviewStatus; sort?: QueueSort; page: number; limit: number },
): Promise<{ rows: ReviewRow[]; total: number }> {
  const direction = directionOf(sort, status === "pending");
  return {
    rows: await selectForReview(ctx.db, status, { limit, offset: (page - 1) * limit, direction }),
    total: await countInState(ctx.db, status),
  };
}

export async function listReviewsOf(
  ctx: Context,
  userId: string,
): Promise<{ written: ReviewRow[]; received: ReviewRow[] }> {
  const window = { limit: limits.person.shown, offset: 0 };
  return {
    written: await selectOwn(ctx.db, { authorId: userId }, { userId, country: null }, window),
    received: await selectReceived(ctx.db, userId, window),
  };
}

async function getReview(ctx: Context, id: string): Promise<ReviewRow> {
  const review = await selectReview(ctx.db, id);
  if (!review) throw new Problem("not_found");
  return review;
}

export const subjectOf = ({ id, authorId, title }: ReviewRow) => ({
  type: "review" as const,
  id,
  ownerId: authorId,
  label: title,
});

/** From now on visitors read it, if they see whom it is about. */
export function approveReview(ctx: Context, id: string, seen: Seen = {}): Promise<ReviewRow> {
  return transact(ctx, async (tx) => {
    await decideUnderLease(tx, "review", id);
    const before = await changeReview(tx, id, async (review) => {
      enforce(mayDecide(review));
      enforceUnchanged("review", review, seen);
      await updateReview(tx.db, id, {
        status: "approved",
        rejectionReason: null,
        firstApprovedAt: review.firstApprovedAt ?? tx.clock.now(),
      });
      return review;
    });
    await lift(tx, subjectOf(before), ["reject"], { tell: false });
    await announce(tx, before);
    return record(tx, "review.approved", before);
  });
}

async function announce(tx: Transaction, review: ReviewRow): Promise<void> {
  const { authorId, profileId, title } = review;
  await notify(tx, {
    userId: authorId,
    kind: "review",
    title: "Your review was approved",
    text: `“${title}” can be read by everybody now.`,
    path: "/dashboard?tab=reviews",
  });
  await tellOwner(tx, review);
  await publish(tx, "review.approved", { authorId });
  const isNew = review.firstApprovedAt === null;
  if (isNew) await publish(tx, "profile.counted", { profileId, what: "reviews" });
}

/** Turned down, with a reason that its author reads word for word. */
export function rejectReview(ctx: Context, id: string, rejection: Rejection & Seen): Promise<ReviewRow> {
  return transact(ctx, async (tx) => {
    await decideUnderLease(tx, "review", id);
    await lockReview(tx.db, id);
    const before = await getReview(tx, id);
    enforce(mayDecide(before));
    enforceUnchanged("review", before, rejection);
    const restrictionId = await turnDown(tx, subjectOf(before), rejection);
    return record(tx, "review.rejected", before, { restrictionId });
  });
}

async function record(
  tx: Transaction,
  action: string,
  before: ReviewRow,
  more: { restrictionId?: string | null } = {},
): Promise<ReviewRow> {
  const review = await getReview(tx, before.id);
  await recordDecision(tx, action, subjectOf(before), { from: before.status, to: review.status, ...more });
  return review;
}
