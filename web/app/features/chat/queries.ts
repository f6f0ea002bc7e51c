import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getUnread, listConversations } from "@vesper/contract/chat";
import { api } from "#web/session/api.ts";
import type { Filters } from "./list/filters.ts";

export const conversationsKey = ["conversations"] as const;

export const conversationsQuery = ({ q, view }: Filters) =>
  infiniteQueryOptions({
    queryKey: [...conversationsKey, view, q],
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      api.call(listConversations, {
        query: { before, q: q || undefined, requests: view === "requests" ? "true" : "false" },
        signal,
      }),
    getNextPageParam: ({ data, meta }) => (meta.hasMore ? data.at(-1)?._id : undefined),
  });

export const unreadQuery = queryOptions({
  queryKey: ["unread-messages"],
  queryFn: async () => (await api.call(getUnread)).data,
});
