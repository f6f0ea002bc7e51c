import * as contract from "@vesper/contract/profiles/reviews";
import { answering } from "#platform/http/answers.ts";
import { toAdminPage } from "#platform/http/page-meta.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentAdminReview } from "./present.ts";
import * as reviews from "./service/administer.ts";

export function reviewAdminRoutes(app: App) {
  const one = answering(presentAdminReview);

  serve(app, contract.adminListReviews, async (ctx, { query }) =>
    toAdminPage(query, await reviews.listForReview(ctx, query), presentAdminReview),
  );
  serve(app, contract.adminListUserReviews, async (ctx, { params }) => {
    const { written, received } = await reviews.listReviewsByUser(ctx, params.id);
    return {
      data: { written: written.map(presentAdminReview), received: received.map(presentAdminReview) },
    };
  });
  serve(app, contract.approveReview, (ctx, { params: { id }, body }) =>
    one(reviews.approveReview(ctx, id, body ?? {})),
  );
  serve(app, contract.rejectReview, (ctx, { params: { id }, body }) =>
    one(reviews.rejectReview(ctx, id, body)),
  );
}
