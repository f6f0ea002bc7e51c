import { randomBytes } from "node:crypto";
import { hashWithKey, seal, unseal, type Secrets } from "#platform/security/secrets.ts";

export interface SealedPicture {
  /** Opens only with the key of the server, and only for this picture. */
  wrappedKey: Buffer;
  content: Buffer;
}

const getMasterKey = (secrets: Secrets) => secrets.deriveKey("document-keys");

/** Each picture has a key of its own: whoever destroys the key destroys the picture, wherever copies of it lie. */
export function sealPicture(secrets: Secrets, id: string, plain: Uint8Array): SealedPicture {
  const key = randomBytes(32);
  return { wrappedKey: seal(getMasterKey(secrets), id, key), content: seal(key, id, plain) };
}

export const openPicture = (secrets: Secrets, id: string, { wrappedKey, content }: SealedPicture): Buffer =>
  unseal(unseal(getMasterKey(secrets), id, wrappedKey), id, content);

/** Recognises the same document on another account, and tells nothing else. Spaces and dashes make no difference. */
export const hashDocumentNumber = (secrets: Secrets, number: string): Buffer =>
  hashWithKey(
    secrets.deriveKey("document-numbers"),
    number
      .normalize("NFKC")
      .toUpperCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, ""),
  );
