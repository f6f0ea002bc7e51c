import { limits } from "@vesper/contract/core/limits";
import { useCallback, useEffect, useRef, useState } from "react";
import { getErrorMessage } from "#web/api/error-message.ts";
import { isConnected, subscribe, subscribeToConnection } from "#web/realtime/connection.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import {
  type Me,
  mergeWaiting,
  toWaitingMessages,
  type NotificationSummary,
  type WaitingMessages,
  withConversation,
} from "./waiting.ts";
import { clearNotifications, listNotifications } from "@vesper/contract/chat/notifications";
import { api } from "#web/session/api.ts";
import { clearUnread, type Conversation, getUnread } from "@vesper/contract/chat/chat";

/**
 * Delay before a message raises a notification. A message in an open conversation is read within this time and
 * raises none.
 */
const arrivalDelay = 800;

const noMessages: WaitingMessages = { counts: new Map(), lines: [] };

/** The number turns two messages from the same sender into two announcements. */
export interface Arrival {
  name: string;
  number: number;
}

/** Unread notifications and messages. Used in the header, which is outside the query client. */
export function useNotifications(me: Me) {
  const [failed, setFailed] = useState(false);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const handleArrival = useCallback(
    (name: string) => setArrival((before) => ({ name, number: (before?.number ?? 0) + 1 })),
    [],
  );
  const { news, reload: reloadNews, clear: clearNews } = useNotificationSummary();
  const { messages, reload: reloadMessages, clear: clearMessages } = useWaitingMessages(me, handleArrival);

  const reload = useCallback(async () => {
    const answers = await Promise.allSettled([reloadNews(), reloadMessages()]);
    setFailed(answers.some(({ status }) => status === "rejected"));
  }, [reloadNews, reloadMessages]);

  useAutoReload(reload);

  async function clear(...clearings: Promise<void>[]) {
    const refusal = (await Promise.allSettled(clearings)).find((answer) => answer.status === "rejected");
    if (refusal) toast.error(getErrorMessage(refusal.reason, "Failed to clear your notifications."));
    await reload();
  }

  function clearAll() {
    const clearings: Promise<void>[] = [];
    if (news && news.unread > 0) {
      // Clear only the listed ids, so that later arrivals stay. A truncated list is cleared as a whole.
      const isWhole = news.unread <= news.items.length;
      clearings.push(clearNews(isWhole ? news.items.map(({ _id }) => _id) : undefined));
    }
    if (messages && messages.counts.size > 0) clearings.push(clearMessages());
    return clear(...clearings);
  }

  return {
    waiting: mergeWaiting(news, messages),
    failed,
    arrival,
    reload,
    clearAll,
    clearOne: (id: string) => clear(clearNews([id])),
  };
}

/** Reloads on mount, when the tab becomes visible, on a server event, and by polling while disconnected. */
function useAutoReload(reload: () => Promise<void>) {
  useEffect(() => {
    // A hidden tab reloads when it becomes visible again.
    const reloadIfVisible = () => void (document.hidden || reload());
    reloadIfVisible();
    // Polls only while disconnected; a connected socket receives events.
    const timer = setInterval(() => void (isConnected() || reloadIfVisible()), limits.notifications.poll);
    document.addEventListener("visibilitychange", reloadIfVisible);
    const endings = [
      subscribe("notifications_changed", () => void reload()),
      subscribeToConnection(() => void (isConnected() && reload())),
    ];
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", reloadIfVisible);
      for (const end of endings) end();
    };
  }, [reload]);
}

/** Unread decisions, reviews and reports since the list was last cleared. */
function useNotificationSummary() {
  const [news, setNews] = useState<NotificationSummary | null>(null);

  const reload = useCallback(async () => {
    const { data, meta } = await api.call(listNotifications);
    setNews({ items: data, unread: meta.unread });
  }, []);

  /** Optimistically removes the notifications with these ids, or all of them if no ids are given. */
  const clear = useCallback(async (ids?: string[]) => {
    setNews((before) => before && removeNotifications(before, ids));
    await api.call(clearNotifications, { body: { ids } });
  }, []);

  return { news, reload, clear };
}

function removeNotifications(
  { items, unread }: NotificationSummary,
  ids: string[] | undefined,
): NotificationSummary {
  if (!ids) return { items: [], unread: 0 };
  const left = items.filter((item) => !ids.includes(item._id));
  return { items: left, unread: unread - (items.length - left.length) };
}

/** Unread messages as counted by the server. */
function useWaitingMessages(me: Me, onArrival: (name: string) => void) {
  const [messages, setMessages] = useState<WaitingMessages | null>(null);
  const updates = useRef(0);

  const reload = useCallback(async () => {
    const before = updates.current;
    const { data } = await api.call(getUnread);
    // Discard the response if a socket update arrived during the request: the update is newer.
    if (updates.current === before) setMessages(toWaitingMessages(data));
  }, []);

  const clear = useCallback(async () => {
    setMessages(noMessages);
    await api.call(clearUnread);
  }, []);

  useEffect(() => {
    const pending = new Map<string, ReturnType<typeof setTimeout>>();
    const apply = (conversation: Conversation) => {
      updates.current += 1;
      setMessages((before) => withConversation(before ?? noMessages, conversation, me));
    };
    const arrive = (conversation: Conversation) => {
      pending.delete(conversation._id);
      apply(conversation);
      const { sender } = conversation.lastMessage ?? {};
      if (sender && sender._id !== me._id) onArrival(sender.name);
    };
    const endings = [
      subscribe("unread_snapshot", (unread) => {
        updates.current += 1;
        setMessages(toWaitingMessages(unread));
      }),
      subscribe("conversation_updated", (conversation) => {
        clearTimeout(pending.get(conversation._id));
        if (conversation.unreadCount === 0) return apply(conversation);
        pending.set(conversation._id, setTimeout(arrive, arrivalDelay, conversation));
      }),
    ];
    return () => {
      for (const end of endings) end();
      for (const timer of pending.values()) clearTimeout(timer);
    };
  }, [me, onArrival]);

  return { messages, reload, clear };
}
