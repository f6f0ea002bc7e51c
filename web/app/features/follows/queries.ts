import { queryOptions } from "@tanstack/react-query";
import { countFollowers, listFollows } from "@vesper/contract/profiles/follows";
import { limits } from "@vesper/contract/core/limits";
import { api } from "#web/session/api.ts";

export const followsQuery = queryOptions({
  queryKey: ["follows"],
  queryFn: ({ signal }) => api.call(listFollows, { signal }),
});

export const followersQuery = queryOptions({
  queryKey: ["followers"],
  staleTime: limits.web.overviewCache,
  queryFn: async ({ signal }) => (await api.call(countFollowers, { signal })).data,
});
