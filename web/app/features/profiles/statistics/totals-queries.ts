import { queryOptions } from "@tanstack/react-query";
import { listFavorites } from "@vesper/contract/favorites";
import { limits } from "@vesper/contract/limits";
import { listOwnReviews } from "@vesper/contract/reviews";
import { api } from "#web/session/api.ts";

const one = { limit: "1" };

// Their keys begin like those of the lists, so that a change there renews the total too.
export const favoriteTotalQuery = queryOptions({
  queryKey: ["favorites", "total"],
  staleTime: limits.web.overviewCache,
  queryFn: async () => (await api.call(listFavorites, { query: one })).meta.total,
});

export const reviewTotalQuery = queryOptions({
  queryKey: ["own-reviews", "total"],
  staleTime: limits.web.overviewCache,
  queryFn: async () => (await api.call(listOwnReviews, { query: one })).data.total,
});
