import * as contract from "@vesper/contract/core/events";
import { createContext, type Platform } from "#platform/context.ts";
import { serveSocket, type Sockets } from "#platform/realtime/sockets.ts";
import { createPresenceFeed, handleBlock } from "./service/presence.ts";
import { markConversationRead } from "./service/mark-read.ts";
import { sendMessage } from "./service/send-message.ts";
import { createMessageBatches } from "./service/store-message.ts";
import { emitTyping } from "./service/typing.ts";
import { getUnread } from "./service/unread.ts";

export function chatSocket(sockets: Sockets, platform: Platform): void {
  const storeMessage = createMessageBatches(platform);
  serveSocket(sockets, contract.sendMessage, (ctx, draft) => sendMessage(ctx, draft, storeMessage));

  serveSocket(sockets, contract.markRead, async (ctx, { conversationId, sequence }) => {
    await markConversationRead(ctx, conversationId, sequence);
  });

  serveSocket(sockets, contract.typing, (ctx, { conversationId }) => emitTyping(ctx, conversationId));

  servePresence(sockets, platform);

  sockets.greetings.push(async (ctx, emit) => emit("unread_snapshot", await getUnread(ctx)));
}

function servePresence({ presence, greetings }: Sockets, platform: Platform): void {
  const presenceFeed = createPresenceFeed();
  const refreshUser = (userId: string) =>
    presenceFeed
      .learn(createContext(platform), userId)
      .catch((error: unknown) => platform.log.warn({ err: error }, "could not refresh presence"));

  const { nodes } = platform;
  // Every node updates its local connections.
  const refreshOnAllNodes = (userId: string) => {
    nodes.broadcast("user.changed", { userId });
    return refreshUser(userId);
  };
  presence.subscribe((userId) => void refreshUser(userId));
  nodes.on("user.changed", ({ userId }) => void (presence.has(userId) && refreshUser(userId)));
  greetings.push(async (ctx, emit) => emit("presence_snapshot", await presenceFeed.seenBy(ctx)));

  // Apply changes to visibility at once.
  for (const name of ["user.changed", "profile.visibility-changed"] as const) {
    platform.events.on(name, (tx, { userId }) => {
      if (presence.has(userId)) tx.afterCommit(() => refreshOnAllNodes(userId));
    });
  }
  platform.events.on("conversation.started", (tx, { userIds }) => {
    for (const userId of userIds) if (presence.has(userId)) tx.afterCommit(() => refreshOnAllNodes(userId));
  });
  platform.events.on("people.blocked", handleBlock);
}
