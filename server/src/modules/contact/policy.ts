import type { ContactStatus } from "@vesper/contract/moderation/contact";

/** From which states a message comes into each. What is answered is opened again before it is answered again. */
export const allowedTransitions: Record<ContactStatus, readonly ContactStatus[]> = {
  open: ["answered", "closed"],
  answered: ["open"],
  closed: ["open", "answered"],
};
