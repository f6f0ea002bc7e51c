import { useSyncExternalStore } from "react";
import { outboxOf } from "./own-outbox.ts";

/** What waits to be sent in a conversation, and how to add to it. */
export function useOutbox(userId: string, conversationId: string | undefined) {
  const outbox = outboxOf(userId);
  const items = useSyncExternalStore(outbox.watch, outbox.items, outbox.items);
  return { outbox, waiting: items.filter((item) => item.conversationId === conversationId) };
}
