import type { NotificationKind } from "@vesper/contract/chat/notifications";
import type { AccountStatus } from "@vesper/contract/accounts/roles";

type Rule = "always" | "notifyMessages" | "notifyReviews" | "notifyAccount" | "never";

/** Which setting decides about the mail. A decision is always mailed: its person may no longer be let in. */
const rules: Record<NotificationKind, Rule> = {
  decision: "always",
  message: "notifyMessages",
  review: "notifyReviews",
  report: "never",
  account: "notifyAccount",
};

/** Most news about the account can wait for the next visit: only what says so is mailed. */
export const mayBeMailed = (kind: NotificationKind) => rules[kind] !== "never" && kind !== "account";

interface Recipient {
  kind: NotificationKind;
  emailVerifiedAt: Date | null;
  notifyMessages: boolean;
  notifyReviews: boolean;
  notifyAccount: boolean;
}

interface Standing {
  emailVerifiedAt: Date | null;
  status: AccountStatus;
  closedAt: Date | null;
}

/** Said in full only to somebody who is no longer let in to read it, at an address that is surely theirs. */
export const isSaidInFull = ({ emailVerifiedAt, status, closedAt }: Standing) =>
  emailVerifiedAt !== null && (status !== "active" || closedAt !== null);

/** An address that nobody has confirmed gets no alerts. */
export function isMailWanted(recipient: Recipient): boolean {
  const rule = rules[recipient.kind];
  if (rule === "always" || rule === "never") return rule === "always";
  return recipient.emailVerifiedAt !== null && recipient[rule];
}
