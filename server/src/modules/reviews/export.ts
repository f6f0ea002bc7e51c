import type { Context } from "#platform/context.ts";
import { presentOwnReview } from "./present.ts";
import { selectOwn, selectRepliesByOwner } from "./store/lists.ts";

export async function exportReviews(ctx: Context, userId: string) {
  const window = { limit: 10_000, offset: 0 };
  const replies = await selectRepliesByOwner(ctx.db, userId, window.limit);
  return {
    written: (await selectOwn(ctx.db, { authorId: userId }, { userId, country: null }, window)).map(
      presentOwnReview,
    ),
    replies: replies.map(({ id, reply, repliedAt }) => ({ reviewId: id, text: reply, createdAt: repliedAt })),
  };
}
