import type { Conversation, Message } from "@vesper/contract/chat/chat";
import { markRead, typing } from "@vesper/contract/core/events";
import { limits } from "@vesper/contract/core/limits";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { ask, isConnected, listen, mention, watchConnection } from "#web/realtime/connection.ts";

const { every, shown } = limits.chat.typing;

/** A moment without a connection is nothing to speak of: every page begins with one. */
const patience = 2500;

/** Several messages at once are read at once. */
const glance = 300;

const useConnected = () => useSyncExternalStore(watchConnection, isConnected, () => false);

export function useIsCutOff(): boolean {
  const connected = useConnected();
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    if (connected) return;
    const timer = setTimeout(() => setLong(true), patience);
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
      listen("typing", (told) => {
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
export function useTypingMention(conversationId: string | undefined) {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    if (!conversationId || performance.now() - last.current < every) return;
    last.current = performance.now();
    mention(typing, { conversationId });
  };
}

function watchVisibility(watcher: () => void) {
  document.addEventListener("visibilitychange", watcher);
  return () => document.removeEventListener("visibilitychange", watcher);
}

const useVisible = () =>
  useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === "visible",
    () => false,
  );

/** A message on a visible screen is read. */
export function useReading({ _id, unreadCount }: Conversation, messages: readonly Message[]) {
  const isSeen = useVisible();
  const connected = useConnected();
  const upTo = messages.at(-1)?.sequence ?? 0;
  const isDue = isSeen && connected && unreadCount > 0 && upTo > 0;

  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      // A lost connection comes back, and with it the count that is still there.
      ask(markRead, { conversationId: _id, sequence: upTo }).catch(() => undefined);
    }, glance);
    return () => clearTimeout(timer);
  }, [isDue, _id, upTo]);
}
