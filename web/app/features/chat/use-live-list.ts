import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isConnected, listen, watchConnection } from "#web/realtime/connection.ts";
import type { Filters } from "./filters.ts";
import { withUpdated } from "./live-list.ts";
import { conversationsKey, conversationsQuery } from "./queries.ts";

/** Keeps the list as it stands, whatever is said where. */
export function useLiveList({ q, view }: Filters) {
  const client = useQueryClient();

  useEffect(() => {
    const { queryKey } = conversationsQuery({ q, view });
    const ask = () => void client.invalidateQueries({ queryKey: conversationsKey });
    const endings = [
      watchConnection(() => void (isConnected() && ask())),
      listen("conversation_updated", (next) => {
        const before = client.getQueryData(queryKey);
        const pages = before && withUpdated(before.pages, next);
        if (pages) client.setQueryData(queryKey, { ...before, pages });
        else ask();
      }),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [client, q, view]);
}
