import type { ContactStatus } from "@vesper/contract/moderation/contact";

/** Allowed source states of each target state. An answered message must be reopened before it is answered again. */
export const allowedTransitions: Record<ContactStatus, readonly ContactStatus[]> = {
  open: ["answered", "closed"],
  answered: ["open"],
  closed: ["open", "answered"],
};
