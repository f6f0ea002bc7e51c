import type { AccountStatus } from "@vesper/contract/accounts/roles";

interface Recipient {
  email: string | null;
  emailVerifiedAt: Date | null;
  status: AccountStatus;
  closedAt: Date | null;
}

/** Alerts go only to verified addresses of accounts that are neither restricted nor closed. */
export const mayBeAlerted = ({ email, emailVerifiedAt, status, closedAt }: Recipient) =>
  email !== null && emailVerifiedAt !== null && status === "active" && closedAt === null;
