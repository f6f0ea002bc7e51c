import * as contract from "@vesper/contract/moderation/contact";
import { toAdminPage } from "#platform/http/page-meta.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { servePresented } from "#platform/http/serve-presented.ts";
import { presentItem, presentMessage } from "./present.ts";
import { closeMessage, listMessages, reopenMessage, sendReply, viewMessage } from "./service/inbox.ts";

/** Contact inbox of the admin area. */
export function contactAdminRoutes(app: App) {
  const serveMessage = servePresented(app, presentMessage);
  serve(app, contract.listContactMessages, async (ctx, { query }) =>
    toAdminPage(query, await listMessages(ctx, query), presentItem),
  );

  serveMessage(contract.getContactMessage, (ctx, { params }) => viewMessage(ctx, params.id));
  serveMessage(contract.replyToContactMessage, (ctx, { params, body }) =>
    sendReply(ctx, params.id, body.text),
  );
  serveMessage(contract.closeContactMessage, (ctx, { params }) => closeMessage(ctx, params.id));
  serveMessage(contract.reopenContactMessage, (ctx, { params }) => reopenMessage(ctx, params.id));
}
