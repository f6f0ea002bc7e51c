import * as contract from "@vesper/contract/chat/chat";
import { answering } from "#platform/http/answers.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentConversation, presentMessage } from "./present.ts";
import * as conversations from "./service/conversations.ts";
import { markConversationRead } from "./service/mark-read.ts";
import { clearUnread, getUnread } from "./service/unread.ts";

export function chatRoutes(app: App) {
  const one = answering(presentConversation);

  serve(app, contract.openConversation, (ctx, { body }) =>
    one(conversations.openConversation(ctx, body.recipientId)),
  );
  serve(app, contract.findConversation, async (ctx, { params }) => {
    const found = await conversations.findConversation(ctx, params.userId);
    return { data: found && presentConversation(found) };
  });
  serve(app, contract.listConversations, async (ctx, { query }) => {
    const { rows, hasMore, requests } = await conversations.listConversations(ctx, query);
    return { data: rows.map(presentConversation), meta: { hasMore, requests } };
  });
  serve(app, contract.getConversation, (ctx, { params: { id } }) =>
    one(conversations.getConversation(ctx, id)),
  );
  serve(app, contract.listMessages, async (ctx, { params, query }) => {
    const { conversation, messages, hasMore } = await conversations.listMessages(ctx, params.id, query);
    return { data: messages.map((message) => presentMessage(conversation, message)), meta: { hasMore } };
  });
  serve(app, contract.markConversationRead, (ctx, { params, body }) =>
    one(markConversationRead(ctx, params.id, body.sequence)),
  );
  serve(app, contract.acceptConversation, (ctx, { params }) =>
    one(conversations.acceptConversation(ctx, params.id)),
  );
  serve(app, contract.declineConversation, (ctx, { params }) =>
    one(conversations.declineConversation(ctx, params.id)),
  );
  serve(app, contract.getUnread, async (ctx) => ({ data: await getUnread(ctx) }));
  serve(app, contract.clearUnread, async (ctx) => ({ data: { cleared: await clearUnread(ctx) } }));
}
