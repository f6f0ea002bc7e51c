import { notify } from "#modules/notifications/index.ts";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { toAudience } from "#platform/identity/audience.ts";
import { enforce } from "#platform/policy.ts";
import { orNotFound } from "#platform/problem.ts";
import { mayManageReply, mayReply } from "../policy.ts";
import { isShownTo } from "../store/lists.ts";
import { selectReview, updateReview, type ReviewRow } from "../store/reviews.ts";
import { withAuthorAlias, type AliasedReview } from "./author-alias.ts";
import { changeReview } from "./change-review.ts";

/** Adds a public reply by the profile's owner. A review has at most one. */
export function replyToReview(ctx: Context, id: string, text: string): Promise<AliasedReview> {
  return updateReply(ctx, id, async (tx, review) => {
    enforce(mayReply(review));
    await updateReview(tx.db, id, { reply: text, repliedAt: tx.clock.now() });
    await notify(tx, {
      userId: review.authorId,
      kind: "review",
      title: "You have a reply to your review",
      text: `Your review “${review.title}” has a reply.`,
      path: "/dashboard?tab=reviews",
    });
  });
}

/** Deletes the reply and notifies no one. The escort may write a new reply. */
export const deleteReply = (ctx: Context, id: string): Promise<AliasedReview> =>
  updateReply(ctx, id, (tx) => updateReview(tx.db, id, { reply: null, repliedAt: null }));

function updateReply(
  ctx: Context,
  id: string,
  work: (tx: Transaction, review: ReviewRow) => Promise<void>,
): Promise<AliasedReview> {
  const { userId } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    await changeReview(tx, id, async (review) => {
      enforce(mayManageReply(review, userId, await isShownTo(tx.db, review, userId)));
      await work(tx, review);
    });
    return withAuthorAlias(tx, orNotFound(await selectReview(tx.db, id, toAudience(tx))));
  });
}
