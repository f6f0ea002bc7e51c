import type { ContactStatus } from "@vesper/contract/moderation/contact";

/**
 * For each target status, the statuses a message may come from. An answered message must be reopened before it can
 * be answered again.
 */
export const allowedTransitions: Record<ContactStatus, readonly ContactStatus[]> = {
  open: ["answered", "closed"],
  answered: ["open"],
  closed: ["open", "answered"],
};
