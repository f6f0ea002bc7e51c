import type { Conversation, Message } from "@vesper/contract/chat/chat";
import { markRead, typing } from "@vesper/contract/core/events";
import { limits } from "@vesper/contract/core/limits";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import {
  emitWithAck,
  isConnected,
  subscribe,
  emitVolatile,
  subscribeToConnection,
} from "#web/realtime/connection.ts";

const { every, shown } = limits.chat.typing;

/** A moment without a connection is nothing to speak of: every page begins with one. */
const disconnectGrace = 2500;

/** Several messages at once are read at once. */
const readDelay = 300;

const useIsConnected = () => useSyncExternalStore(subscribeToConnection, isConnected, () => false);

export function useIsDisconnected(): boolean {
  const connected = useIsConnected();
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    if (connected) return;
    const timer = setTimeout(() => setLong(true), disconnectGrace);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [connected]);

  return !connected && isLong;
}

/** Whether the other is writing. A message that arrives ends it, and so does silence. */
export function useIsTyping(conversationId: string, lastSequence: number): boolean {
  const [since, setSince] = useState<{ at: number; sequence: number } | null>(null);

  useEffect(
    () =>
      subscribe("typing", (told) => {
        if (told.conversationId === conversationId) setSince({ at: Date.now(), sequence: lastSequence });
      }),
    [conversationId, lastSequence],
  );

  useEffect(() => {
    if (!since) return;
    const timer = setTimeout(() => setSince(null), shown);
    return () => clearTimeout(timer);
  }, [since]);

  return since?.sequence === lastSequence;
}

/** Lets the other know that one is writing, now and then. */
export function useSendTyping(conversationId: string | undefined) {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    if (!conversationId || performance.now() - last.current < every) return;
    last.current = performance.now();
    emitVolatile(typing, { conversationId });
  };
}

function subscribeToVisibility(watcher: () => void) {
  document.addEventListener("visibilitychange", watcher);
  return () => document.removeEventListener("visibilitychange", watcher);
}

const useIsVisible = () =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === "visible",
    () => false,
  );

/** A message on a visible screen is read. */
export function useMarkRead({ _id, unreadCount }: Conversation, messages: readonly Message[]) {
  const isSeen = useIsVisible();
  const connected = useIsConnected();
  const upTo = messages.at(-1)?.sequence ?? 0;
  const isDue = isSeen && connected && unreadCount > 0 && upTo > 0;

  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      // A lost connection comes back, and with it the count that is still there.
      emitWithAck(markRead, { conversationId: _id, sequence: upTo }).catch(() => undefined);
    }, readDelay);
    return () => clearTimeout(timer);
  }, [isDue, _id, upTo]);
}
