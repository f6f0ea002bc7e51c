import { hashWithKey, type Secrets } from "#platform/security/secrets.ts";

export interface FormerAddress {
  userId: string;
  email: string;
  /** Time of the change away from this address. */
  at: string;
}

/**
 * Derived from the change that it undoes: the hash is stored with the change, and the job that mails the token derives
 * it again.
 */
export const createUndoToken = (secrets: Secrets, { userId, email, at }: FormerAddress) =>
  hashWithKey(secrets.deriveKey("undo-email"), `${userId} ${at} ${email}`).toString("base64url");
