import type { QueueSort } from "@vesper/contract/moderation/queues";

export type Direction = "asc" | "desc";

export interface SortQuery {
  sort?: QueueSort | undefined;
}

/** Requested sort direction; by default pending items are oldest first, all others newest first. */
export const toDirection = (sort: QueueSort | undefined, waits: boolean): Direction =>
  (sort ?? (waits ? "oldest" : "newest")) === "oldest" ? "asc" : "desc";
