import type { NotificationKind } from "@vesper/contract/chat/notifications";
import type { AccountStatus } from "@vesper/contract/accounts/roles";

type MailRule = "always" | "notifyMessages" | "notifyReviews" | "notifyAccount" | "never";

/** Which setting decides about the mail. A decision is always mailed: its person may no longer be let in. */
const mailRules: Record<NotificationKind, MailRule> = {
  decision: "always",
  message: "notifyMessages",
  review: "notifyReviews",
  report: "never",
  account: "notifyAccount",
};

/** Most news about the account can wait for the next visit: only what says so is mailed. */
export const mayBeMailed = (kind: NotificationKind) => mailRules[kind] !== "never" && kind !== "account";

interface Recipient {
  kind: NotificationKind;
  emailVerifiedAt: Date | null;
  notifyMessages: boolean;
  notifyReviews: boolean;
  notifyAccount: boolean;
}

interface RecipientStatus {
  emailVerifiedAt: Date | null;
  status: AccountStatus;
  closedAt: Date | null;
}

/** Said in full only to somebody who is no longer let in to read it, at an address that is surely theirs. */
export const mayMailFullText = ({ emailVerifiedAt, status, closedAt }: RecipientStatus) =>
  emailVerifiedAt !== null && (status !== "active" || closedAt !== null);

/** An address that nobody has confirmed gets no alerts. */
export function isMailWanted(recipient: Recipient): boolean {
  const rule = mailRules[recipient.kind];
  if (rule === "always" || rule === "never") return rule === "always";
  return recipient.emailVerifiedAt !== null && recipient[rule];
}
