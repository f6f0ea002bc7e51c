import type { ReviewStatus } from "@vesper/contract/profiles/reviews";

export const statusLabels: Record<ReviewStatus, string> = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
};

const verbs: Record<ReviewStatus, [one: string, many: string]> = {
  pending: ["is waiting for review", "are waiting for review"],
  approved: ["is approved", "are approved"],
  rejected: ["was rejected", "were rejected"],
};

/** "3 reviews are waiting for review." */
export const formatCount = (count: number, status: ReviewStatus) =>
  count === 1
    ? `1 review ${verbs[status][0]}.`
    : `${count.toLocaleString("en")} reviews ${verbs[status][1]}.`;
