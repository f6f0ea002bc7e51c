import { type AdminReview, approveReview, rejectReview } from "@vesper/contract/reviews";
import type { QueueRules } from "#web/queue/use-queue.ts";
import { api } from "#web/session/api.ts";
import { reviewsKey } from "./queries.ts";

export const reviewRules: QueueRules<AdminReview> = {
  kind: "review",
  key: reviewsKey,
  nameOf: ({ title }) => title,
  waits: ({ status }) => status === "pending",
  partiesOf: ({ authorId, profile }) => [authorId._id, profile.userId],
  approve: {
    label: "Approve",
    send: ({ _id: id, updatedAt }) =>
      api.call(approveReview, { params: { id }, body: { updatedAt }, keepalive: true }),
    done: "Review approved successfully!",
    failed: "Failed to approve review",
  },
  reject: {
    text: "Nobody but its author reads the review. They are told why and may change it.",
    reader: "author",
    send: ({ _id: id, updatedAt }, why) =>
      api.call(rejectReview, { params: { id }, body: { ...why, updatedAt }, keepalive: true }),
    done: "Review rejected",
    failed: "Failed to reject review",
  },
};
