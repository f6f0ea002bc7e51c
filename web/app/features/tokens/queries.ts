import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listOwnTokens, listStaffTokens } from "@vesper/contract/accounts/personal-tokens";
import { api } from "#web/session/api.ts";

export const tokensKey = ["admin", "tokens"] as const;

export const ownTokensQuery = queryOptions({
  queryKey: [...tokensKey, "own"],
  queryFn: async () => (await api.call(listOwnTokens)).data,
});

export const staffTokensQuery = (page: number) =>
  queryOptions({
    queryKey: [...tokensKey, "staff", page],
    placeholderData: keepPreviousData,
    queryFn: () => api.call(listStaffTokens, { query: { page: String(page) } }),
  });
