import * as contract from "@vesper/contract/media/media";
import { toAdminPage } from "#platform/http/page-meta.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentForViewer } from "./service/present-for-viewer.ts";
import * as review from "./service/review.ts";

export function mediaAdminRoutes(app: App) {
  serve(app, contract.adminListMedia, async (ctx, { query }) =>
    toAdminPage(query, await review.listForReview(ctx, query), (row) => presentForViewer(ctx, row)),
  );
  serve(app, contract.adminListUserMedia, async (ctx, { params }) => ({
    data: (await review.listNewestByOwner(ctx, params.id)).map((row) => presentForViewer(ctx, row)),
  }));
  serve(app, contract.reviewMedia, async (ctx, { params, body }) => {
    const { status, rejectionReason: reason = "", category } = body;
    const verdict = status === "approved" ? { status } : { status, reason, category };
    return { data: presentForViewer(ctx, await review.reviewMedia(ctx, params.id, verdict)) };
  });
  serve(app, contract.getMediaStats, async (ctx) => ({ data: await review.getStats(ctx) }));
}
