import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { adminListReviews, adminListReviewsOf } from "@vesper/contract/reviews";
import { api } from "#web/session/api.ts";
import type { ReviewFilters } from "./filters.ts";

export const reviewsKey = ["admin", "reviews"] as const;

export const reviewsQuery = ({ status, page }: ReviewFilters) =>
  queryOptions({
    queryKey: [...reviewsKey, { status, page }],
    // The old cards stay until the new ones come, so that nothing jumps.
    placeholderData: keepPreviousData,
    queryFn: () => api.call(adminListReviews, { query: { status, page: String(page) } }),
  });

/** Under the key of the account, whose changes may change it. */
export const personReviewsQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "users", id, "reviews"],
    queryFn: async () => (await api.call(adminListReviewsOf, { params: { id } })).data,
  });
