import { type Media, reviewMedia } from "@vesper/contract/media";
import type { QueueRules } from "#web/queue/use-queue.ts";
import { api } from "#web/session/api.ts";
import { reviewKey } from "./queries.ts";

const words = { done: "Media review completed successfully", failed: "Failed to review media" };

export const mediaRules: QueueRules<Media> = {
  kind: "media",
  key: reviewKey,
  nameOf: ({ title }) => title,
  waits: ({ status }) => status === "pending",
  partiesOf: ({ escortId }) => [escortId._id],
  approve: {
    ...words,
    label: "Approve",
    send: ({ _id: id }) =>
      api.call(reviewMedia, { params: { id }, body: { status: "approved" }, keepalive: true }),
  },
  reject: {
    ...words,
    text: "Nobody else sees it. Its owner is told why and may submit it again.",
    reader: "owner",
    send: ({ _id: id }, { reason: rejectionReason, category }) =>
      api.call(reviewMedia, {
        params: { id },
        body: { status: "rejected", rejectionReason, category },
        keepalive: true,
      }),
  },
};
