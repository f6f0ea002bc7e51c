import { randomBytes } from "node:crypto";
import { hashWithKey, seal, unseal, type Secrets } from "#platform/security/secrets.ts";

/** Prefix by which receivers and secret scanners recognize a signing secret. */
const prefix = "whsec_";

const getSealingKey = (secrets: Secrets) => secrets.deriveKey("webhook-secrets");

export const createSecret = () => randomBytes(32);
export const toSecretText = (secret: Uint8Array) => prefix + Buffer.from(secret).toString("base64");

export const sealSecret = (secrets: Secrets, webhookId: string, secret: Uint8Array) =>
  seal(getSealingKey(secrets), webhookId, secret);
const openSecret = (secrets: Secrets, webhookId: string, sealed: Uint8Array) =>
  unseal(getSealingKey(secrets), webhookId, sealed);

interface SealedSecrets {
  id: string;
  sealedSecret: Buffer;
  previousSecret: Buffer | null;
  previousUntil: Date | null;
}

/** Returns the secrets that sign at this time, newest first. Throws if the site's key has changed. */
export function openSecrets(secrets: Secrets, webhook: SealedSecrets, now: Date): Buffer[] {
  const { id, sealedSecret, previousSecret, previousUntil } = webhook;
  const isOldValid = previousSecret !== null && previousUntil !== null && previousUntil > now;
  const old = isOldValid ? findSecret(secrets, id, previousSecret) : null;
  return [openSecret(secrets, id, sealedSecret), ...(old ? [old] : [])];
}

/** Null if the site's key was changed since; the new secret signs alone then. */
function findSecret(secrets: Secrets, webhookId: string, sealed: Uint8Array): Buffer | null {
  try {
    return openSecret(secrets, webhookId, sealed);
  } catch {
    return null;
  }
}

/** Headers of the Standard Webhooks format: one signature for each secret, separated by spaces. */
export function signMessage(
  secrets: readonly Uint8Array[],
  { id, at, body }: { id: string; at: Date; body: string },
) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map(
    (secret) => `v1,${hashWithKey(secret, `${id}.${timestamp}.${body}`).toString("base64")}`,
  );
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
