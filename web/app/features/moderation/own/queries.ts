import { readByLink } from "@vesper/contract/moderation/appeals";
import { listNotices } from "@vesper/contract/moderation/moderation";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "#web/session/api.ts";

export const noticesQuery = (page: number) =>
  queryOptions({
    queryKey: ["notices", page],
    queryFn: () => api.call(listNotices, { query: { page: String(page) } }),
    placeholderData: keepPreviousData,
  });

export const linkedNoticeQuery = (token: string) =>
  queryOptions({
    queryKey: ["notices", "linked", token],
    queryFn: async () => (await api.call(readByLink, { body: { token } })).data,
  });
