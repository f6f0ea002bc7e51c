import type { QueueSort } from "@vesper/contract/moderation/queues";

export type Direction = "asc" | "desc";

export interface SortQuery {
  sort?: QueueSort | undefined;
}

/** As it was asked for; otherwise what waits begins with the oldest, and everything else with the newest. */
export const toDirection = (sort: QueueSort | undefined, waits: boolean): Direction =>
  (sort ?? (waits ? "oldest" : "newest")) === "oldest" ? "asc" : "desc";
