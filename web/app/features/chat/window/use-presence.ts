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

/** Do not show disconnects shorter than this: every page load begins with one. */
const disconnectGrace = 2500;

/** Debounce: several messages at once cause one read receipt. */
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

/** Returns true while the other participant is typing. An incoming message or a timeout ends it. */
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

/** Sends throttled typing events to the other participant. */
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

/** Marks messages as read while the page is visible. */
export function useMarkRead({ _id, unreadCount }: Conversation, messages: readonly Message[]) {
  const isSeen = useIsVisible();
  const connected = useIsConnected();
  const upTo = messages.at(-1)?.sequence ?? 0;
  const isDue = isSeen && connected && unreadCount > 0 && upTo > 0;

  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      // Ignore a failure: after reconnecting, the remaining unread count triggers another attempt.
      emitWithAck(markRead, { conversationId: _id, sequence: upTo }).catch(() => undefined);
    }, readDelay);
    return () => clearTimeout(timer);
  }, [isDue, _id, upTo]);
}
