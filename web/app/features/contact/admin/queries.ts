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

/** Polled, because other admins work on the same inbox. */
export const inboxQuery = ({ page, ...filters }: QueueFilters<ContactStatus>) =>
  queryOptions({
    queryKey: [...inboxKey, "list", { ...filters, page }],
    refetchInterval: limits.web.adminBadges,
    // Keeps the previous rows while the new ones load, so the layout does not shift.
    placeholderData: keepPreviousData,
    queryFn: () => api.call(listContactMessages, { query: { ...filters, page: String(page) } }),
  });

export const letterQuery = (id: string) =>
  queryOptions({
    queryKey: [...inboxKey, "one", id],
    queryFn: async () => (await api.call(getContactMessage, { params: { id } })).data,
  });
