import { QueueSort } from "@vesper/contract/moderation/queues";
import type { z } from "zod";
import { getPageNumber } from "#web/ui/data/page-numbers.ts";

export interface QueueFilters<Status extends string> {
  status: Status;
  /** Set only if the URL asks for a non-default sort order. */
  sort?: QueueSort;
  page: number;
}

/** Reads the filters of any queue from the URL. Default: pending items, oldest first. Invalid values are ignored. */
export const toQueueFilters = <Status extends string>(
  params: URLSearchParams,
  statuses: z.ZodType<Status>,
  waiting: Status,
): QueueFilters<Status> => ({
  status: statuses.safeParse(params.get("status")).data ?? waiting,
  sort: QueueSort.safeParse(params.get("sort")).data,
  page: getPageNumber(params),
});

/** Returns the query parameters with a choice applied and the page number removed; the default value is omitted. */
export function withChoice(params: URLSearchParams, name: string, value: string, usual: string) {
  const next = new URLSearchParams(params);
  next.delete("page");
  if (value === usual) next.delete(name);
  else next.set(name, value);
  return next;
}
