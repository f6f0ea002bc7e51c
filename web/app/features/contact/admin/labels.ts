import type { ContactStatus } from "@vesper/contract/moderation/contact";

export const statusLabels: Record<ContactStatus, string> = {
  open: "Open",
  answered: "Answered",
  closed: "Closed",
};

/** Labels for the time of the last change, by status. */
export const timeLabels: Record<ContactStatus, string> = {
  open: "Received",
  answered: "Answered",
  closed: "Closed",
};

const verbs: Record<ContactStatus, [one: string, many: string]> = {
  open: ["is waiting", "are waiting"],
  answered: ["was answered", "were answered"],
  closed: ["is closed", "are closed"],
};

/** "3 messages are waiting." */
export const formatCount = (count: number, status: ContactStatus) =>
  count === 1
    ? `1 message ${verbs[status][0]}.`
    : `${count.toLocaleString("en")} messages ${verbs[status][1]}.`;
