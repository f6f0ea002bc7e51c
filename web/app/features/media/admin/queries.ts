import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import {
  adminListMedia,
  adminListUserMedia,
  getMediaStats,
  type MediaStatus,
} from "@vesper/contract/media/media";
import type { QueueFilters } from "#web/queue/queue-filters.ts";
import { api } from "#web/session/api.ts";

export const reviewKey = ["admin", "media"] as const;

export const reviewQuery = ({ page, ...filters }: QueueFilters<MediaStatus>) =>
  queryOptions({
    queryKey: [...reviewKey, "list", { ...filters, page }],
    placeholderData: keepPreviousData,
    queryFn: () => api.call(adminListMedia, { query: { ...filters, page: String(page) } }),
  });

/** Polled for the badge on the tab. */
export const mediaStatsQuery = queryOptions({
  queryKey: [...reviewKey, "stats"],
  refetchInterval: limits.web.adminBadges,
  queryFn: async () => (await api.call(getMediaStats)).data,
});

/** Nested under the account's key: changes to the account invalidate it. */
export const personMediaQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "users", id, "media"],
    queryFn: async () => (await api.call(adminListUserMedia, { params: { id } })).data,
  });
