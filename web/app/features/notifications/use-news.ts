import { clearNotifications, listNotifications } from "@vesper/contract/notifications";
import { useCallback, useState } from "react";
import { api } from "#web/session/api.ts";
import type { News } from "./waiting.ts";

/** What was decided, reviewed or reported since one last cleared the list. */
export function useNews() {
  const [news, setNews] = useState<News | null>(null);

  const reload = useCallback(async () => {
    const { data, meta } = await api.call(listNotifications);
    setNews({ items: data, unread: meta.unread });
  }, []);

  /** Takes these away at once; without ids, everything. */
  const clear = useCallback(async (ids?: string[]) => {
    setNews((before) => before && without(before, ids));
    await api.call(clearNotifications, { body: { ids } });
  }, []);

  return { news, reload, clear };
}

function without({ items, unread }: News, ids: string[] | undefined): News {
  if (!ids) return { items: [], unread: 0 };
  const left = items.filter((item) => !ids.includes(item._id));
  return { items: left, unread: unread - (items.length - left.length) };
}
