import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { listActivity, listOwnActivity } from "@vesper/contract/accounts/activity";
import { limits } from "@vesper/contract/core/limits";
import { api } from "#web/session/api.ts";

export const ownActivityQuery = queryOptions({
  queryKey: ["activity"],
  queryFn: async () => (await api.call(listOwnActivity)).data,
});

const perPage = String(limits.activity.recent);

export const siteActivityQuery = infiniteQueryOptions({
  queryKey: ["admin", "activity"],
  initialPageParam: 1,
  queryFn: ({ pageParam }) => api.call(listActivity, { query: { page: String(pageParam), limit: perPage } }),
  getNextPageParam: ({ pagination }) =>
    pagination.page < pagination.pages ? pagination.page + 1 : undefined,
});
