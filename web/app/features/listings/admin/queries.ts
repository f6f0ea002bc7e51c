import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { adminListListings, type ListingStatus } from "@vesper/contract/profiles/listings";
import type { QueueFilters } from "#web/queue/queue-filters.ts";
import { api } from "#web/session/api.ts";

export const listingsKey = ["admin", "listings"] as const;

export const listingsQuery = ({ page, ...filters }: QueueFilters<ListingStatus>) =>
  queryOptions({
    queryKey: [...listingsKey, { ...filters, page }],
    // Keeps the previous cards while the new ones load, so the layout does not shift.
    placeholderData: keepPreviousData,
    queryFn: () => api.call(adminListListings, { query: { ...filters, page: String(page) } }),
  });
