import type { Conversation, Message } from "@vesper/contract/chat/chat";
import { sendMessage } from "@vesper/contract/core/events";
import { emitWithAck, isConnected, dispatch, subscribeToConnection } from "#web/realtime/connection.ts";
import { getCurrentSession } from "#web/session/session-store.ts";
import { createDraftStore } from "./drafts.ts";
import { createLocalStore } from "./local-store.ts";
import { createOutbox, type Outbox, type OutboxItem } from "./outbox.ts";

const isItem = (value: unknown): value is OutboxItem =>
  typeof (value as OutboxItem | null)?.clientId === "string" &&
  typeof (value as OutboxItem).conversationId === "string" &&
  typeof (value as OutboxItem).content === "string" &&
  typeof (value as OutboxItem).createdAt === "number";

const createItemStore = (userId: string) => createLocalStore(`chat-outbox:${userId}:`, isItem);

const sentListeners = new Set<(message: Message) => void>();

/** Subscribes to messages from this tab that the server has stored. */
export function subscribeToSent(listener: (message: Message) => void): () => void {
  sentListeners.add(listener);
  return () => void sentListeners.delete(listener);
}

/** Returns true if the socket is connected as this user: messages must never be sent from another account. */
function isConnectedAs(userId: string) {
  const session = getCurrentSession();
  return isConnected() && session.status === "signed-in" && session.user._id === userId;
}

async function sendItem({ conversationId, content, clientId }: OutboxItem) {
  const answer = await emitWithAck<typeof sendMessage.body, { message: Message; conversation: Conversation }>(
    sendMessage,
    {
      conversationId,
      content,
      clientId,
    },
  );
  if (answer.ok) dispatch("conversation_updated", answer.conversation);
  return answer;
}

function createOwnOutbox(userId: string): Outbox {
  const store = createItemStore(userId);
  return createOutbox({
    storage: { all: store.all, put: (item) => store.put(item.clientId, item), remove: store.remove },
    send: sendItem,
    isConnected: () => isConnectedAs(userId),
    withLock: (conversationId, work) =>
      // `navigator.locks` exists only in secure contexts.
      navigator.locks ? navigator.locks.request(`vesper-outbox-${conversationId}`, work) : work(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    now: Date.now,
    // `randomUUID` exists only in secure contexts. Any other unique id will do.
    newId: () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`,
    onSent: (message) => {
      for (const listener of sentListeners) listener(message);
    },
  });
}

let current: { userId: string; outbox: Outbox } | undefined;

export function getOutbox(userId: string): Outbox {
  if (current?.userId !== userId) current = { userId, outbox: createOwnOutbox(userId) };
  return current.outbox;
}

/** Sends pending messages, on every page of the site. Returns a function that stops this. */
export function startOutbox(userId: string): () => void {
  const outbox = getOutbox(userId);
  const store = createItemStore(userId);

  function handleStorage({ key }: StorageEvent) {
    if (!store.owns(key)) return;
    outbox.refresh();
    // Take over items whose tab was closed before sending them.
    outbox.wake();
  }

  addEventListener("storage", handleStorage);
  const end = subscribeToConnection(outbox.wake);
  outbox.wake();
  return () => {
    removeEventListener("storage", handleStorage);
    end();
  };
}

/** Deletes drafts and unsent messages, including those that the browser refused to store, after the session has ended. */
export function clearStoredTexts(userId: string) {
  createItemStore(userId).clear();
  createDraftStore(userId).clear();
  current?.outbox.refresh();
}
