import { limits } from "@vesper/contract/limits";
import { clearNotifications, listNotifications, type Notification } from "@vesper/contract/notifications";
import { useCallback, useEffect, useState } from "react";
import { messageOf } from "#web/api/message-of.ts";
import { api } from "#web/session/api.ts";
import { toast } from "#web/ui/toast.ts";

interface News {
  items: Notification[];
  /** How many there are in all; only the newest are listed. */
  unread: number;
}

/** What happened since one last cleared the list. It lives in the header, where no query client is. */
export function useNotifications() {
  const [news, setNews] = useState<News | null>(null);
  const [failed, setFailed] = useState(false);

  const reload = useCallback(async () => {
    try {
      const { data, meta } = await api.call(listNotifications);
      setNews({ items: data, unread: meta.unread });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    // Nobody looks at a hidden tab; it catches up when it is shown again.
    const look = () => void (document.hidden || reload());
    look();
    const timer = setInterval(look, limits.notifications.poll);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [reload]);

  /** Takes these away at once; without ids, everything. */
  async function clear(ids?: string[]) {
    setNews((before) => before && without(before, ids));
    try {
      await api.call(clearNotifications, { body: { ids } });
    } catch (error) {
      toast.error(messageOf(error, "Failed to clear notifications."));
    }
    await reload();
  }

  return { news, failed, reload, clear };
}

function without({ items, unread }: News, ids: string[] | undefined): News {
  if (!ids) return { items: [], unread: 0 };
  const left = items.filter((item) => !ids.includes(item._id));
  return { items: left, unread: unread - (items.length - left.length) };
}
