import { queryOptions } from "@tanstack/react-query";
import { getOwnStats, type StatsDays } from "@vesper/contract/profiles/profiles";
import { catchNotFound } from "#web/shared/catch-not-found.ts";
import { api } from "#web/session/api.ts";

/** Statistics of the viewer's profile; null if they have none. */
export const statisticsQuery = (days: StatsDays) =>
  queryOptions({
    queryKey: ["own-statistics", days],
    queryFn: () => catchNotFound(api.call(getOwnStats, { query: { days } })),
  });
