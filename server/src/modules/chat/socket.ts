import * as contract from "@vesper/contract/core/events";
import { createContext, type Platform } from "#platform/context.ts";
import { serveSocket, type Sockets } from "#platform/realtime/sockets.ts";
import { createWhoIsHere, partPeople } from "./service/presence.ts";
import { readConversation } from "./service/read.ts";
import { sendMessage } from "./service/send-message.ts";
import { tellTyping } from "./service/typing.ts";
import { getUnread } from "./service/unread.ts";

export function chatSocket(sockets: Sockets, platform: Platform): void {
  serveSocket(sockets, contract.sendMessage, sendMessage);

  serveSocket(sockets, contract.markRead, async (ctx, { conversationId, sequence }) => {
    await readConversation(ctx, conversationId, sequence);
  });

  serveSocket(sockets, contract.typing, (ctx, { conversationId }) => tellTyping(ctx, conversationId));

  showPresence(sockets, platform);

  sockets.greetings.push(async (ctx, tell) => tell("unread_snapshot", await getUnread(ctx)));
}

function showPresence({ presence, greetings }: Sockets, platform: Platform): void {
  const whoIsHere = createWhoIsHere();
  const learn = (userId: string) =>
    whoIsHere
      .learn(createContext(platform), userId)
      .catch((error: unknown) => platform.log.warn({ err: error }, "could not tell who is here"));

  const { nodes } = platform;
  // Every node has to know, for its own.
  const learnEverywhere = (userId: string) => {
    nodes.tell("user.changed", { userId });
    return learn(userId);
  };
  presence.watch((userId) => void learn(userId));
  nodes.on("user.changed", ({ userId }) => void (presence.has(userId) && learn(userId)));
  greetings.push(async (ctx, tell) => tell("presence_snapshot", await whoIsHere.seenBy(ctx)));

  // Whoever hides, is hidden or is found again is seen so at once.
  for (const name of ["user.changed", "profile.listing-changed"] as const) {
    platform.events.on(name, (tx, { userId }) => {
      if (presence.has(userId)) tx.afterCommit(() => learnEverywhere(userId));
    });
  }
  platform.events.on("people.met", (tx, { userIds }) => {
    for (const userId of userIds) if (presence.has(userId)) tx.afterCommit(() => learnEverywhere(userId));
  });
  platform.events.on("people.blocked", partPeople);
}
