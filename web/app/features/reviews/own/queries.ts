import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import { listOwnReviews } from "@vesper/contract/profiles/reviews";
import { api } from "#web/session/api.ts";

export const ownReviewsKey = ["own-reviews"] as const;

export const ownReviewsQuery = (page: number) =>
  queryOptions({
    queryKey: [...ownReviewsKey, page],
    // Keeps the old reviews until the new ones arrive, to avoid layout shift.
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const query = { page: String(page), limit: String(limits.list.dashboardPage) };
      return (await api.call(listOwnReviews, { query })).data;
    },
  });
