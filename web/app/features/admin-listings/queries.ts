import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { adminListListings } from "@vesper/contract/listings";
import { api } from "#web/session/api.ts";
import type { ReviewFilters } from "./filters.ts";

export const listingsKey = ["admin", "listings"] as const;

export const listingsQuery = ({ status, page }: ReviewFilters) =>
  queryOptions({
    queryKey: [...listingsKey, { status, page }],
    // The old cards stay until the new ones come, so that nothing jumps.
    placeholderData: keepPreviousData,
    queryFn: () => api.call(adminListListings, { query: { status, page: String(page) } }),
  });
