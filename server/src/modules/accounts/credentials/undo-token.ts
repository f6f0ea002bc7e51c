import { hashWithKey, type Secrets } from "#platform/security/secrets.ts";

export interface FormerAddress {
  userId: string;
  email: string;
  /** When it was given up. */
  at: string;
}

/** Made from what it undoes: stored with the change itself, and made again by the job that mails it. */
export const createUndoToken = (secrets: Secrets, { userId, email, at }: FormerAddress) =>
  hashWithKey(secrets.deriveKey("undo-email"), `${userId} ${at} ${email}`).toString("base64url");
