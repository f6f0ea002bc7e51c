import type { NotificationKind } from "@vesper/contract/chat/notifications";
import type { AccountStatus } from "@vesper/contract/accounts/roles";

type MailRule = "always" | "notifyMessages" | "notifyReviews" | "notifyAccount" | "never";

/** Setting that controls the mail of each kind. A decision is always mailed: its recipient may be locked out. */
const mailRules: Record<NotificationKind, MailRule> = {
  decision: "always",
  message: "notifyMessages",
  review: "notifyReviews",
  report: "never",
  account: "notifyAccount",
};

/** Account notifications are not mailed by default: most can wait for the next visit. */
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

/** Allows the full text only for a person who can no longer sign in to read it and whose address is confirmed. */
export const mayMailFullText = ({ emailVerifiedAt, status, closedAt }: RecipientStatus) =>
  emailVerifiedAt !== null && (status !== "active" || closedAt !== null);

/** Unconfirmed addresses get no optional mail. */
export function isMailWanted(recipient: Recipient): boolean {
  const rule = mailRules[recipient.kind];
  if (rule === "always" || rule === "never") return rule === "always";
  return recipient.emailVerifiedAt !== null && recipient[rule];
}
