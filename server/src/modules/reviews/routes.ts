import * as contract from "@vesper/contract/reviews";
import { adminPagination, pageMeta } from "#platform/http/page-meta.ts";
import { serve, serveVisitors, type App } from "#platform/http/serve.ts";
import { presentOwnReview, presentReview, presentSummary } from "./present.ts";
import * as own from "./service/own-reviews.ts";
import { listProfileReviews } from "./service/read-reviews.ts";
import { deleteReply, replyToReview } from "./service/replies.ts";

/** What visitors and users do with reviews: read the approved ones, write one, answer one. */
export function reviewRoutes(app: App) {
  serveVisitors(app, contract.listProfileReviews, async (ctx, { params, query }) => {
    const { rows, total, ratings } = await listProfileReviews(ctx, params.id, query);
    return {
      data: { reviews: rows.map(presentReview), summary: presentSummary(ratings) },
      meta: pageMeta(query, total),
    };
  });
  serve(app, contract.writeReview, async (ctx, { params, body }) => ({
    data: presentOwnReview(await own.writeReview(ctx, params.id, body)),
  }));
  serve(app, contract.listOwnReviews, async (ctx, { query }) => {
    const { rows, total } = await own.listOwnReviews(ctx, query);
    const { page, pages } = adminPagination(query, total);
    return { data: { items: rows.map(presentOwnReview), total, page, pages } };
  });
  serve(app, contract.updateReview, async (ctx, { params, body }) => ({
    data: presentOwnReview(await own.updateReview(ctx, params.id, body)),
  }));
  serve(app, contract.deleteReview, async (ctx, { params }) => {
    await own.deleteReview(ctx, params.id);
    return { data: { _id: params.id } };
  });
  serve(app, contract.replyToReview, async (ctx, { params, body }) => ({
    data: presentReview(await replyToReview(ctx, params.id, body.text)),
  }));
  serve(app, contract.deleteReply, async (ctx, { params }) => ({
    data: presentReview(await deleteReply(ctx, params.id)),
  }));
}
