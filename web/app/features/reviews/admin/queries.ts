import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { adminListReviews, adminListUserReviews, type ReviewStatus } from "@vesper/contract/profiles/reviews";
import type { QueueFilters } from "#web/queue/queue-filters.ts";
import { api } from "#web/session/api.ts";

export const reviewsKey = ["admin", "reviews"] as const;

export const reviewsQuery = ({ page, ...filters }: QueueFilters<ReviewStatus>) =>
  queryOptions({
    queryKey: [...reviewsKey, { ...filters, page }],
    // Keeps the old cards until the new ones arrive, to avoid layout shift.
    placeholderData: keepPreviousData,
    queryFn: () => api.call(adminListReviews, { query: { ...filters, page: String(page) } }),
  });

/** The key is nested under the account's key, so that changes to the account invalidate the reviews. */
export const personReviewsQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "users", id, "reviews"],
    queryFn: async () => (await api.call(adminListUserReviews, { params: { id } })).data,
  });
