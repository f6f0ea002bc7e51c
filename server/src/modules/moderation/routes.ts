import * as contract from "@vesper/contract/moderation";
import { offsetOf, pageMeta } from "#platform/http/page-meta.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentNotice } from "./present.ts";
import { listNotices } from "./service/notices.ts";

/** What was decided about oneself, and why. */
export function noticeRoutes(app: App) {
  serve(app, contract.listNotices, async (ctx, { query }) => {
    const { notices, total } = await listNotices(ctx, { limit: query.limit, offset: offsetOf(query) });
    return { data: notices.map(presentNotice), meta: pageMeta(query, total) };
  });
}
