import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  type ContactStatus,
  getContactMessage,
  listContactMessages,
} from "@vesper/contract/moderation/contact";
import { limits } from "@vesper/contract/core/limits";
import type { QueueFilters } from "#web/queue/queue-filters.ts";
import { api } from "#web/session/api.ts";

export const inboxKey = ["admin", "contact"] as const;

/** Others work on it too, so it is asked for again and again. */
export const inboxQuery = ({ page, ...filters }: QueueFilters<ContactStatus>) =>
  queryOptions({
    queryKey: [...inboxKey, "list", { ...filters, page }],
    refetchInterval: limits.web.adminBadges,
    // The old rows stay until the new ones come, so that nothing jumps.
    placeholderData: keepPreviousData,
    queryFn: () => api.call(listContactMessages, { query: { ...filters, page: String(page) } }),
  });

export const letterQuery = (id: string) =>
  queryOptions({
    queryKey: [...inboxKey, "one", id],
    queryFn: async () => (await api.call(getContactMessage, { params: { id } })).data,
  });
