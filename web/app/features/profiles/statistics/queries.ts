import { queryOptions } from "@tanstack/react-query";
import { getOwnStats, type StatsDays } from "@vesper/contract/profiles";
import { ApiError } from "#web/api/api-error.ts";
import { api } from "#web/session/api.ts";

/** What happened around one's profile; null for somebody who has none. */
export const statisticsQuery = (days: StatsDays) =>
  queryOptions({
    queryKey: ["own-statistics", days],
    queryFn: async () => {
      try {
        return (await api.call(getOwnStats, { query: { days } })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
