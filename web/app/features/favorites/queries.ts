import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listFavorites } from "@vesper/contract/profiles/favorites";
import { limits } from "@vesper/contract/core/limits";
import { api } from "#web/session/api.ts";

export const favoritesKey = ["favorites"] as const;

export const favoritesQuery = (page: number) =>
  queryOptions({
    queryKey: [...favoritesKey, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.call(listFavorites, {
        query: { page: String(page), limit: String(limits.list.dashboardPage) },
        signal,
      }),
  });
