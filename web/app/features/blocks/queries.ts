import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listBlocks } from "@vesper/contract/accounts/blocks";
import { api } from "#web/session/api.ts";

export const blocksKey = ["blocks"] as const;

export const blocksQuery = (page: number) =>
  queryOptions({
    queryKey: [...blocksKey, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.call(listBlocks, { query: { page: String(page) }, signal }),
  });
