import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getUnread, listConversations } from "@vesper/contract/chat/chat";
import { getPublicProfile, omitContacts } from "@vesper/contract/profiles/directory";
import { limits } from "@vesper/contract/core/limits";
import { api } from "#web/session/api.ts";

export interface Filters {
  view: "conversations" | "requests";
  /** Part of the other participant's name. */
  q: string;
}

export const parseFilters = (params: URLSearchParams): Filters => ({
  view: params.get("view") === "requests" ? "requests" : "conversations",
  q: (params.get("q") ?? "").trim().slice(0, limits.search.query),
});

/** Returns the query parameters with changes applied; empty values are removed, all others stay. */
export function withParams(params: URLSearchParams, changes: Record<string, string | undefined>) {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

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

/** Public profile beside a conversation. Kept while the page is open, because each read counts towards the contacts. */
export const profileSummaryQuery = (slug: string) =>
  queryOptions({
    queryKey: ["chat-profile", slug],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      omitContacts((await api.call(getPublicProfile, { params: { slugOrId: slug }, signal })).data),
  });
