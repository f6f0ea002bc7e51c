import type { QueueSort } from "@vesper/contract/moderation/queues";

export type Direction = "asc" | "desc";

export interface SortQuery {
  sort?: QueueSort | undefined;
}

/**
 * Returns the requested sort direction. By default, pending items are sorted oldest first and all others newest
 * first.
 */
export const toDirection = (sort: QueueSort | undefined, waits: boolean): Direction =>
  (sort ?? (waits ? "oldest" : "newest")) === "oldest" ? "asc" : "desc";
