import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getContactMessage, listContactMessages } from "@vesper/contract/contact";
import { limits } from "@vesper/contract/limits";
import { api } from "#web/session/api.ts";
import type { InboxFilters } from "./filters.ts";

export const inboxKey = ["admin", "contact"] as const;

/** Others work on it too, so it is asked for again and again. */
export const inboxQuery = ({ status, page }: InboxFilters) =>
  queryOptions({
    queryKey: [...inboxKey, "list", { status, page }],
    refetchInterval: limits.web.adminBadges,
    // The old rows stay until the new ones come, so that nothing jumps.
    placeholderData: keepPreviousData,
    queryFn: () => api.call(listContactMessages, { query: { status, page: String(page) } }),
  });

export const letterQuery = (id: string) =>
  queryOptions({
    queryKey: [...inboxKey, "one", id],
    queryFn: async () => (await api.call(getContactMessage, { params: { id } })).data,
  });
