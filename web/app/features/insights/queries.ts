import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { getPersonOverview, getStats, listSiteDays } from "@vesper/contract/profiles/insights";
import { limits } from "@vesper/contract/core/limits";
import { api } from "#web/session/api.ts";
import { useEffect } from "react";

/** The figures of the admin area; what waits is asked for again and again. */
export const statsQuery = queryOptions({
  queryKey: ["admin", "stats"],
  refetchInterval: limits.web.adminBadges,
  queryFn: async () => (await api.call(getStats)).data,
});

/** A day changes slowly: what was loaded a minute ago will do. */
export const siteDaysQuery = queryOptions({
  queryKey: ["admin", "site-days"],
  staleTime: limits.web.overviewCache,
  queryFn: async () => (await api.call(listSiteDays)).data,
});

/** Under the key of the account, whose changes may change it. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "users", id, "overview"],
    queryFn: async () => (await api.call(getPersonOverview, { params: { id } })).data,
  });

/** Every change by an admin may change a figure, and so may a refusal: somebody else was faster. */
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
