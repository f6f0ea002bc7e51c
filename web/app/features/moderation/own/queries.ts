import { getStatementByLink } from "@vesper/contract/moderation/appeals";
import { listStatements } from "@vesper/contract/moderation/moderation";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "#web/session/api.ts";

export const statementsQuery = (page: number) =>
  queryOptions({
    queryKey: ["notices", page],
    queryFn: () => api.call(listStatements, { query: { page: String(page) } }),
    placeholderData: keepPreviousData,
  });

export const linkedStatementQuery = (token: string) =>
  queryOptions({
    queryKey: ["notices", "linked", token],
    queryFn: async () => (await api.call(getStatementByLink, { body: { token } })).data,
  });
