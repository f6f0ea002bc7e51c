import type { Conversation, Message } from "@vesper/contract/chat/chat";
import { sendMessage } from "@vesper/contract/core/events";
import { ask, isConnected, pass, watchConnection } from "#web/realtime/connection.ts";
import { currentSession } from "#web/session/session-store.ts";
import { draftsOf } from "./drafts.ts";
import { createDrawer } from "./drawer.ts";
import { createOutbox, type Outbox, type OutboxItem } from "./outbox.ts";

const isItem = (value: unknown): value is OutboxItem =>
  typeof (value as OutboxItem | null)?.clientId === "string" &&
  typeof (value as OutboxItem).conversationId === "string" &&
  typeof (value as OutboxItem).content === "string" &&
  typeof (value as OutboxItem).createdAt === "number";

const drawerOf = (userId: string) => createDrawer(`chat-outbox:${userId}:`, isItem);

const listeners = new Set<(message: Message) => void>();

/** Hears of every message of this tab that the server has stored. */
export function listenSent(listener: (message: Message) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Nobody's messages leave in somebody else's name. */
function isHere(userId: string) {
  const session = currentSession();
  return isConnected() && session.status === "signed-in" && session.user._id === userId;
}

async function send({ conversationId, content, clientId }: OutboxItem) {
  const answer = await ask<typeof sendMessage.body, { message: Message; conversation: Conversation }>(
    sendMessage,
    {
      conversationId,
      content,
      clientId,
    },
  );
  if (answer.ok) pass("conversation_updated", answer.conversation);
  return answer;
}

function createOwnOutbox(userId: string): Outbox {
  const drawer = drawerOf(userId);
  return createOutbox({
    shelf: { all: drawer.all, put: (item) => drawer.put(item.clientId, item), remove: drawer.remove },
    send,
    isConnected: () => isHere(userId),
    exclusively: (conversationId, work) =>
      // Locks exist only in secure contexts.
      navigator.locks ? navigator.locks.request(`vesper-outbox-${conversationId}`, work) : work(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    now: Date.now,
    // Where the browser makes none for want of https, any name that nobody else uses will do.
    newId: () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`,
    onSent: (message) => {
      for (const listener of listeners) listener(message);
    },
  });
}

let own: { userId: string; outbox: Outbox } | undefined;

export function outboxOf(userId: string): Outbox {
  if (own?.userId !== userId) own = { userId, outbox: createOwnOutbox(userId) };
  return own.outbox;
}

/** Sends what waits, whatever page is shown, until the function that it gives back is called. */
export function startOutbox(userId: string): () => void {
  const outbox = outboxOf(userId);
  const drawer = drawerOf(userId);

  function handleStorage({ key }: StorageEvent) {
    if (!drawer.owns(key)) return;
    outbox.refresh();
    // Stands in for the tab that wrote it, should that one be closed before it is sent.
    outbox.wake();
  }

  addEventListener("storage", handleStorage);
  const end = watchConnection(outbox.wake);
  outbox.wake();
  return () => {
    removeEventListener("storage", handleStorage);
    end();
  };
}

/** Whoever signs out on purpose leaves no words behind on this device. */
export function forgetTexts(userId: string) {
  drawerOf(userId).clear();
  draftsOf(userId).clear();
  own?.outbox.refresh();
}
