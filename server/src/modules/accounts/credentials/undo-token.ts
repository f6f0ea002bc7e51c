import { hashWithKey, type Secrets } from "#platform/security/secrets.ts";

export interface FormerAddress {
  userId: string;
  email: string;
  /** Time at which the account changed from this address to another. */
  at: string;
}

/**
 * Derives the token from the email change that it undoes. Only its hash is stored with the change; the job that
 * mails the token derives it again.
 */
export const createUndoToken = (secrets: Secrets, { userId, email, at }: FormerAddress) =>
  hashWithKey(secrets.deriveKey("undo-email"), `${userId} ${at} ${email}`).toString("base64url");
