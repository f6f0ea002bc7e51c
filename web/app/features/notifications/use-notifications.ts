import { limits } from "@vesper/contract/limits";
import { useCallback, useEffect, useState } from "react";
import { messageOf } from "#web/api/message-of.ts";
import { isConnected, listen, watchConnection } from "#web/realtime/connection.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { useNews } from "./use-news.ts";
import { useWaitingMessages } from "./use-waiting-messages.ts";
import { merged, type Me } from "./waiting.ts";

/** Numbered, so that two from the same person are two. */
export interface Arrival {
  name: string;
  number: number;
}

/** What waits for somebody, of every kind. It lives in the header, where no query client is. */
export function useNotifications(me: Me) {
  const [failed, setFailed] = useState(false);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const handleArrival = useCallback(
    (name: string) => setArrival((before) => ({ name, number: (before?.number ?? 0) + 1 })),
    [],
  );
  const { news, reload: reloadNews, clear: clearNews } = useNews();
  const { messages, reload: reloadMessages, clear: clearMessages } = useWaitingMessages(me, handleArrival);

  const reload = useCallback(async () => {
    const answers = await Promise.allSettled([reloadNews(), reloadMessages()]);
    setFailed(answers.some(({ status }) => status === "rejected"));
  }, [reloadNews, reloadMessages]);

  useEffect(() => {
    // Nobody looks at a hidden tab; it catches up when it is shown again.
    const look = () => void (document.hidden || reload());
    look();
    // Whoever is connected is told.
    const timer = setInterval(() => void (isConnected() || look()), limits.notifications.poll);
    document.addEventListener("visibilitychange", look);
    const endings = [
      listen("notifications_changed", () => void reload()),
      watchConnection(() => void (isConnected() && reload())),
    ];
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      for (const end of endings) end();
    };
  }, [reload]);

  async function clear(...clearings: Promise<void>[]) {
    const refusal = (await Promise.allSettled(clearings)).find((answer) => answer.status === "rejected");
    if (refusal) toast.error(messageOf(refusal.reason, "Failed to clear notifications."));
    await reload();
  }

  function clearAll() {
    const clearings: Promise<void>[] = [];
    if (news && news.unread > 0) {
      // What came in after the list was drawn has not been seen, so it stays; a longer list goes as a whole.
      const isWhole = news.unread <= news.items.length;
      clearings.push(clearNews(isWhole ? news.items.map(({ _id }) => _id) : undefined));
    }
    if (messages && messages.counts.size > 0) clearings.push(clearMessages());
    return clear(...clearings);
  }

  return {
    waiting: merged(news, messages),
    failed,
    arrival,
    reload,
    clearAll,
    clearOne: (id: string) => clear(clearNews([id])),
  };
}
