import * as appeals from "@vesper/contract/moderation/appeals";
import * as contract from "@vesper/contract/moderation/moderation";
import { offsetOf, pageMeta } from "#platform/http/page-meta.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { servePresented } from "#platform/http/serve-presented.ts";
import { presentNotice } from "./present.ts";
import { appeal, appealByLink, readByLink } from "./service/appeals.ts";
import { listNotices } from "./service/notices.ts";

/** What was decided about oneself, and why. */
export function noticeRoutes(app: App) {
  const serveNotice = servePresented(app, presentNotice);
  serve(app, contract.listNotices, async (ctx, { query }) => {
    const { notices, total } = await listNotices(ctx, { limit: query.limit, offset: offsetOf(query) });
    return { data: notices.map(presentNotice), meta: pageMeta(query, total) };
  });

  serveNotice(appeals.appeal, (ctx, { params, body }) => appeal(ctx, params.id, body.text));
  serveNotice(appeals.readByLink, (ctx, { body }) => readByLink(ctx, body.token));
  serveNotice(appeals.appealByLink, (ctx, { body }) => appealByLink(ctx, body.token, body.text));
}
