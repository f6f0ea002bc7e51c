import type { Capability } from "@vesper/contract/accounts/capabilities";
import type { Queue, Stats } from "@vesper/contract/profiles/insights";

export interface WaitingQueue extends Queue {
  label: string;
  to: string;
  /** Capability to open the queue; its figures alone take less. */
  capability: Capability;
  urgent?: number;
}

/** Returns the queues whose figures the viewer gets, ordered by the age of their oldest item; empty ones last. */
export function getWaitingQueues(stats: Stats): WaitingQueue[] {
  const { profiles, media, reviews, products, cases, appeals, contact, verifications } = stats;
  const toQueue = (counts: { pending: number; oldestAt: string | null } | null) =>
    counts && { open: counts.pending, oldestAt: counts.oldestAt };
  const queues = [
    { label: "Cases", to: "/admin/cases", capability: "decide-cases", counts: cases },
    { label: "Profiles", to: "/admin/pending", capability: "moderate", counts: profiles },
    { label: "Media", to: "/admin/media", capability: "moderate", counts: media },
    { label: "Reviews", to: "/admin/reviews", capability: "moderate", counts: toQueue(reviews) },
    { label: "Listings", to: "/admin/listings", capability: "moderate", counts: toQueue(products) },
    { label: "Appeals", to: "/admin/appeals", capability: "decide-cases", counts: appeals },
    { label: "Contact", to: "/admin/contact", capability: "support", counts: contact },
    { label: "Verifications", to: "/admin/verifications", capability: "verify", counts: verifications },
  ] as const;
  return queues
    .flatMap(({ counts, ...queue }): WaitingQueue[] => (counts ? [{ ...queue, ...counts }] : []))
    .toSorted((one, other) => getWaitingSince(one) - getWaitingSince(other));
}

const getWaitingSince = ({ oldestAt }: WaitingQueue) =>
  oldestAt ? new Date(oldestAt).getTime() : Number.MAX_SAFE_INTEGER;
