import { queryOptions } from "@tanstack/react-query";
import { getStats } from "@vesper/contract/insights";
import { limits } from "@vesper/contract/limits";
import { api } from "#web/session/api.ts";

/** The figures of the admin area; what waits is asked for again and again. */
export const statsQuery = queryOptions({
  queryKey: ["admin", "stats"],
  refetchInterval: limits.web.adminBadges,
  queryFn: async () => (await api.call(getStats)).data,
});
