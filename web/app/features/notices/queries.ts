import { listNotices } from "@vesper/contract/moderation";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "#web/session/api.ts";

export const noticesQuery = (page: number) =>
  queryOptions({
    queryKey: ["notices", page],
    queryFn: () => api.call(listNotices, { query: { page: String(page) } }),
    placeholderData: keepPreviousData,
  });
