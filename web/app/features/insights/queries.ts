import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { getPersonOverview, getStats, listSiteDays } from "@vesper/contract/profiles/insights";
import { limits } from "@vesper/contract/core/limits";
import { api } from "#web/session/api.ts";
import { useEffect } from "react";

/** Key figures for admins. Polled, because the queues change. */
export const statsQuery = queryOptions({
  queryKey: ["admin", "stats"],
  refetchInterval: limits.web.adminBadges,
  queryFn: async () => (await api.call(getStats)).data,
});

/** Daily figures change slowly, so they may be up to a minute old. */
export const siteDaysQuery = queryOptions({
  queryKey: ["admin", "site-days"],
  staleTime: limits.web.overviewCache,
  queryFn: async () => (await api.call(listSiteDays)).data,
});

/** Shares the account's key prefix, because changes to the account may affect these figures. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "users", id, "overview"],
    queryFn: async () => (await api.call(getPersonOverview, { params: { id } })).data,
  });

/**
 * Invalidates the figures after every admin mutation. Failed ones count as well, because another admin may have been
 * faster.
 */
export function useLiveFigures() {
  const queries = useQueryClient();

  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type !== "updated") return;
        if (event.action.type !== "success" && event.action.type !== "error") return;
        void queries.invalidateQueries({ queryKey: statsQuery.queryKey });
      }),
    [queries],
  );
}
