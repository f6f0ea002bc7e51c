import type { ContactStatus } from "@vesper/contract/contact";

export const statusWords: Record<ContactStatus, string> = {
  open: "Open",
  answered: "Answered",
  closed: "Closed",
};

/** What stands over the time of the last change. */
export const timeWords: Record<ContactStatus, string> = {
  open: "Waiting since",
  answered: "Answered",
  closed: "Closed",
};
