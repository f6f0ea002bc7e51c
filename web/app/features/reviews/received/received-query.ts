import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listProfileReviews } from "@vesper/contract/reviews";
import { api } from "#web/session/api.ts";

export const receivedKey = ["received-reviews"] as const;

export const receivedQuery = (profileId: string, page: number) =>
  queryOptions({
    queryKey: [...receivedKey, profileId, page],
    // The old ones stay until the new ones come, so that nothing jumps.
    placeholderData: keepPreviousData,
    queryFn: () => api.call(listProfileReviews, { params: { id: profileId }, query: { page: String(page) } }),
  });
