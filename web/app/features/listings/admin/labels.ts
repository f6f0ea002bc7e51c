import type { ListingStatus } from "@vesper/contract/profiles/listings";

export const statusLabels: Record<ListingStatus, string> = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
  draft: "Draft",
};

const verbs: Record<ListingStatus, [one: string, many: string]> = {
  pending: ["is waiting for approval", "are waiting for approval"],
  approved: ["is approved", "are approved"],
  rejected: ["was rejected", "were rejected"],
  draft: ["is a draft", "are drafts"],
};

/** "3 listings are waiting for approval." */
export const formatCount = (count: number, status: ListingStatus) =>
  count === 1
    ? `1 listing ${verbs[status][0]}.`
    : `${count.toLocaleString("en")} listings ${verbs[status][1]}.`;
