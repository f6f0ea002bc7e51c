import { randomBytes } from "node:crypto";
import { hashWithKey, seal, unseal, type Secrets } from "#platform/security/secrets.ts";

export interface SealedPicture {
  /** Encrypted key of this one picture; only the server's key opens it. */
  wrappedKey: Buffer;
  content: Buffer;
}

const getMasterKey = (secrets: Secrets) => secrets.deriveKey("document-keys");

/** Seals each picture with a separate key: destroying the key destroys the picture and all its copies. */
export function sealPicture(secrets: Secrets, id: string, plain: Uint8Array): SealedPicture {
  const key = randomBytes(32);
  return { wrappedKey: seal(getMasterKey(secrets), id, key), content: seal(key, id, plain) };
}

export const openPicture = (secrets: Secrets, id: string, { wrappedKey, content }: SealedPicture): Buffer =>
  unseal(unseal(getMasterKey(secrets), id, wrappedKey), id, content);

/**
 * Keyed hash that recognizes the same document on another account and reveals nothing else. Spaces and dashes are
 * ignored.
 */
export const hashDocumentNumber = (secrets: Secrets, number: string): Buffer =>
  hashWithKey(
    secrets.deriveKey("document-numbers"),
    number
      .normalize("NFKC")
      .toUpperCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, ""),
  );
