import { type AdminListing, approveListing, rejectListing } from "@vesper/contract/listings";
import type { QueueRules } from "#web/queue/use-queue.ts";
import { api } from "#web/session/api.ts";
import { listingsKey } from "./queries.ts";

export const listingRules: QueueRules<AdminListing> = {
  kind: "listing",
  key: listingsKey,
  nameOf: ({ title }) => title,
  waits: ({ status }) => status === "pending",
  partiesOf: ({ supplierId }) => [supplierId._id],
  approve: {
    label: "Approve",
    send: ({ _id: id, updatedAt }) =>
      api.call(approveListing, { params: { id }, body: { updatedAt }, keepalive: true }),
    done: "Listing approved successfully!",
    failed: "Failed to approve listing",
  },
  reject: {
    text: "Visitors do not see the listing. Its supplier is told why and may submit it again.",
    reader: "supplier",
    send: ({ _id: id, updatedAt }, why) =>
      api.call(rejectListing, { params: { id }, body: { ...why, updatedAt }, keepalive: true }),
    done: "Listing rejected",
    failed: "Failed to reject listing",
  },
};
