import * as contract from "@vesper/contract/moderation/contact";
import { toAdminPage } from "#platform/http/page-meta.ts";
import { answering } from "#platform/http/answers.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentItem, presentMessage } from "./present.ts";
import { closeMessage, listMessages, reopenMessage, sendReply, viewMessage } from "./service/inbox.ts";

/** Endpoints for the contact inbox of admins. */
export function contactAdminRoutes(app: App) {
  const one = answering(presentMessage);
  serve(app, contract.listContactMessages, async (ctx, { query }) =>
    toAdminPage(query, await listMessages(ctx, query), presentItem),
  );

  serve(app, contract.getContactMessage, (ctx, { params }) => one(viewMessage(ctx, params.id)));
  serve(app, contract.replyToContactMessage, (ctx, { params, body }) =>
    one(sendReply(ctx, params.id, body.text)),
  );
  serve(app, contract.closeContactMessage, (ctx, { params }) => one(closeMessage(ctx, params.id)));
  serve(app, contract.reopenContactMessage, (ctx, { params }) => one(reopenMessage(ctx, params.id)));
}
