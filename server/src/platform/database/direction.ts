import type { QueueSort } from "@vesper/contract/queues";

export type Direction = "asc" | "desc";

export interface Sorted {
  sort?: QueueSort | undefined;
}

/** As it was asked for; otherwise what waits begins with the oldest, and everything else with the newest. */
export const directionOf = (sort: QueueSort | undefined, waits: boolean): Direction =>
  (sort ?? (waits ? "oldest" : "newest")) === "oldest" ? "asc" : "desc";

/** A page of one state of a queue, as an admin asks for it. */
export interface QueueQuery<Status> extends Sorted {
  status: Status;
  page: number;
  limit: number;
}

export const toWindow = ({ page, limit, sort }: Omit<QueueQuery<unknown>, "status">, waits: boolean) => ({
  limit,
  offset: (page - 1) * limit,
  direction: directionOf(sort, waits),
});
