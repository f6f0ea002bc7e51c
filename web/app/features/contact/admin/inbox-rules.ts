import { closeContactMessage, type ContactItem } from "@vesper/contract/contact";
import type { QueueRules } from "#web/queue/use-queue.ts";
import { api } from "#web/session/api.ts";
import { inboxKey } from "./queries.ts";

/** An answer is written on a page of its own; what needs none is closed here. */
export const inboxRules: QueueRules<ContactItem> = {
  kind: "contact",
  key: inboxKey,
  nameOf: ({ subject }) => subject,
  waits: ({ settledAt }) => settledAt === null,
  approve: {
    label: "Close",
    send: ({ _id: id }) => api.call(closeContactMessage, { params: { id }, keepalive: true }),
    done: "Message closed",
    failed: "Failed to close the message",
  },
};
