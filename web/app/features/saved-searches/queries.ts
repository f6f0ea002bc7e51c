import { queryOptions } from "@tanstack/react-query";
import { listSavedSearches } from "@vesper/contract/profiles/saved-searches";
import { api } from "#web/session/api.ts";

export const savedSearchesQuery = queryOptions({
  queryKey: ["saved-searches"],
  queryFn: ({ signal }) => api.call(listSavedSearches, { signal }),
});
