import * as contract from "@vesper/contract/contact";
import { adminPage } from "#platform/http/page-meta.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentItem, presentMessage } from "./present.ts";
import { closeMessage, listMessages, reopenMessage, replyTo, viewMessage } from "./service/inbox.ts";

/** The inbox of the office. */
export function contactAdminRoutes(app: App) {
  serve(app, contract.listContactMessages, async (ctx, { query }) =>
    adminPage(query, await listMessages(ctx, query), presentItem),
  );

  serve(app, contract.getContactMessage, async (ctx, { params }) => ({
    data: presentMessage(await viewMessage(ctx, params.id)),
  }));

  serve(app, contract.replyToContactMessage, async (ctx, { params, body }) => ({
    data: presentMessage(await replyTo(ctx, params.id, body.text)),
  }));

  serve(app, contract.closeContactMessage, async (ctx, { params }) => ({
    data: presentMessage(await closeMessage(ctx, params.id)),
  }));

  serve(app, contract.reopenContactMessage, async (ctx, { params }) => ({
    data: presentMessage(await reopenMessage(ctx, params.id)),
  }));
}
