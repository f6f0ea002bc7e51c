import type { Queue, Stats } from "@vesper/contract/profiles/insights";

export interface WaitingQueue extends Queue {
  label: string;
  to: string;
  urgent?: number;
}

/** Returns all queues, ordered by the age of their oldest item; empty ones last. */
export function getWaitingQueues(stats: Stats): WaitingQueue[] {
  const { profiles, media, reviews, products, cases, appeals, contact, verifications } = stats;
  const queues: WaitingQueue[] = [
    { label: "Cases", to: "/admin/cases", ...cases },
    { label: "Profiles", to: "/admin/pending", open: profiles.open, oldestAt: profiles.oldestAt },
    { label: "Media", to: "/admin/media", ...media },
    { label: "Reviews", to: "/admin/reviews", open: reviews.pending, oldestAt: reviews.oldestAt },
    { label: "Listings", to: "/admin/listings", open: products.pending, oldestAt: products.oldestAt },
    { label: "Appeals", to: "/admin/appeals", ...appeals },
    { label: "Contact", to: "/admin/contact", ...contact },
    { label: "Verifications", to: "/admin/verifications", ...verifications },
  ];
  return queues.toSorted((one, other) => getWaitingSince(one) - getWaitingSince(other));
}

const getWaitingSince = ({ oldestAt }: WaitingQueue) =>
  oldestAt ? new Date(oldestAt).getTime() : Number.MAX_SAFE_INTEGER;
