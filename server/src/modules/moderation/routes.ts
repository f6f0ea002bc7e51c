import * as appeals from "@vesper/contract/appeals";
import * as contract from "@vesper/contract/moderation";
import { offsetOf, pageMeta } from "#platform/http/page-meta.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentNotice } from "./present.ts";
import { appeal, appealByLink, readByLink } from "./service/appeals.ts";
import { listNotices } from "./service/notices.ts";

/** What was decided about oneself, and why. */
export function noticeRoutes(app: App) {
  serve(app, contract.listNotices, async (ctx, { query }) => {
    const { notices, total } = await listNotices(ctx, { limit: query.limit, offset: offsetOf(query) });
    return { data: notices.map(presentNotice), meta: pageMeta(query, total) };
  });

  serve(app, appeals.appeal, async (ctx, { params, body }) => ({
    data: presentNotice(await appeal(ctx, params.id, body.text)),
  }));

  serve(app, appeals.readByLink, async (ctx, { body }) => ({
    data: presentNotice(await readByLink(ctx, body.token)),
  }));

  serve(app, appeals.appealByLink, async (ctx, { body }) => ({
    data: presentNotice(await appealByLink(ctx, body.token, body.text)),
  }));
}
