import { QueueSort } from "@vesper/contract/moderation/queues";
import type { z } from "zod";
import { getPageNumber } from "#web/ui/data/page-numbers.ts";

export interface QueueFilters<Status extends string> {
  status: Status;
  /** Only where the address asks for another order than the usual one. */
  sort?: QueueSort;
  page: number;
}

/** The address of any queue: what waits with the oldest first, unless it says otherwise. What it misspells is not there. */
export const toQueueFilters = <Status extends string>(
  params: URLSearchParams,
  statuses: z.ZodType<Status>,
  waiting: Status,
): QueueFilters<Status> => ({
  status: statuses.safeParse(params.get("status")).data ?? waiting,
  sort: QueueSort.safeParse(params.get("sort")).data,
  page: getPageNumber(params),
});

/** The address after a choice, which starts again on its first page; the usual choice needs no words. */
export function withChoice(params: URLSearchParams, name: string, value: string, usual: string) {
  const next = new URLSearchParams(params);
  next.delete("page");
  if (value === usual) next.delete(name);
  else next.set(name, value);
  return next;
}
