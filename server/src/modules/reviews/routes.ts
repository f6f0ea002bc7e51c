import * as contract from "@vesper/contract/profiles/reviews";
import { answering, answerRemoved } from "#platform/http/answers.ts";
import { toAdminPagination, toPageMeta } from "#platform/http/page-meta.ts";
import { serve, serveFromReplica, type App } from "#platform/http/serve.ts";
import { presentOwnReview, presentReview, presentSummary } from "./present.ts";
import * as own from "./service/own-reviews.ts";
import { listProfileReviews } from "./service/read-reviews.ts";
import { deleteReply, replyToReview } from "./service/replies.ts";

/** Public endpoints for reviews: read approved ones, write one, reply to one. */
export function reviewRoutes(app: App) {
  const [one, mine] = [answering(presentReview), answering(presentOwnReview)];

  serveFromReplica(app, contract.listProfileReviews, async (ctx, { params, query }) => {
    const { rows, total, ratings } = await listProfileReviews(ctx, params.id, query);
    return {
      data: { reviews: rows.map(presentReview), summary: presentSummary(ratings) },
      meta: toPageMeta(query, total),
    };
  });
  serve(app, contract.writeReview, (ctx, { params, body }) => mine(own.writeReview(ctx, params.id, body)));
  serve(app, contract.listOwnReviews, async (ctx, { query }) => {
    const { rows, total } = await own.listOwnReviews(ctx, query);
    const { page, pages } = toAdminPagination(query, total);
    return { data: { items: rows.map(presentOwnReview), total, page, pages } };
  });
  serve(app, contract.updateReview, (ctx, { params, body }) => mine(own.updateReview(ctx, params.id, body)));
  serve(app, contract.deleteReview, (ctx, { params: { id } }) =>
    answerRemoved(id, own.deleteReview(ctx, id)),
  );
  serve(app, contract.replyToReview, (ctx, { params, body }) =>
    one(replyToReview(ctx, params.id, body.text)),
  );
  serve(app, contract.deleteReply, (ctx, { params }) => one(deleteReply(ctx, params.id)));
}
