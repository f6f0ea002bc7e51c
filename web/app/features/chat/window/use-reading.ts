import type { Conversation, Message } from "@vesper/contract/chat";
import { markRead } from "@vesper/contract/events";
import { useEffect, useSyncExternalStore } from "react";
import { ask } from "#web/realtime/connection.ts";
import { useConnected } from "./use-connected.ts";

/** Several messages at once are read at once. */
const glance = 300;

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

/** Whatever is on the screen of somebody who looks at it is read. */
export function useReading({ _id, unreadCount }: Conversation, messages: readonly Message[]) {
  const isSeen = useVisible();
  const isConnected = useConnected();
  const upTo = messages.at(-1)?.sequence ?? 0;
  const isDue = isSeen && isConnected && unreadCount > 0 && upTo > 0;

  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      // A lost connection comes back, and with it the count that is still there.
      ask(markRead, { conversationId: _id, sequence: upTo }).catch(() => undefined);
    }, glance);
    return () => clearTimeout(timer);
  }, [isDue, _id, upTo]);
}
