import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type AppealStatus, listAppeals } from "@vesper/contract/moderation/appeals";
import type { QueueFilters } from "#web/queue/queue-filters.ts";
import { api } from "#web/session/api.ts";

export const appealsKey = ["admin", "appeals"] as const;

export const appealsQuery = ({ page, ...filters }: QueueFilters<AppealStatus>) =>
  queryOptions({
    queryKey: [...appealsKey, { ...filters, page }],
    placeholderData: keepPreviousData,
    queryFn: () => api.call(listAppeals, { query: { ...filters, page: String(page) } }),
  });
