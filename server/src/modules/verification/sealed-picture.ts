import { randomBytes } from "node:crypto";
import { UnknownRootKey, type RootKeys } from "#platform/sealing/root-keys.ts";
import { hashWithKey, seal, unseal, type Secrets } from "#platform/security/secrets.ts";

export interface SealedPicture {
  /** Encrypted key of this one picture; only the server's key opens it. */
  wrappedKey: Buffer;
  content: Buffer;
}

const getMasterKey = (secrets: Secrets) => secrets.deriveKey("document-keys");

/** Seals each picture with a separate key: destroying the key destroys the picture and all its copies. */
export function sealPicture(roots: RootKeys, id: string, plain: Uint8Array): SealedPicture {
  const key = randomBytes(32);
  return { wrappedKey: wrapPictureKey(roots, id, key), content: seal(key, id, plain) };
}

export const wrapPictureKey = ({ secrets: [newest] }: RootKeys, id: string, key: Uint8Array): Buffer =>
  seal(getMasterKey(newest), id, key);

export const isWrappedByNewest = ({ secrets: [newest] }: RootKeys, id: string, wrapped: Uint8Array) =>
  tryUnseal(getMasterKey(newest), id, wrapped) !== null;

/** Tries each root key, because these keys do not name the one that wrapped them. */
export function unwrapPictureKey({ secrets }: RootKeys, id: string, wrapped: Uint8Array): Buffer {
  for (const root of secrets) {
    const key = tryUnseal(getMasterKey(root), id, wrapped);
    if (key) return key;
  }
  throw new UnknownRootKey();
}

function tryUnseal(key: Uint8Array, id: string, wrapped: Uint8Array): Buffer | null {
  try {
    return unseal(key, id, wrapped);
  } catch {
    return null;
  }
}

export const openPicture = (roots: RootKeys, id: string, { wrappedKey, content }: SealedPicture): Buffer =>
  unseal(unwrapPictureKey(roots, id, wrappedKey), id, content);

/**
 * Keyed hash that recognizes the same document on another account and reveals nothing else. Spaces and dashes are
 * ignored.
 */
export const hashDocumentNumber = (key: Uint8Array, number: string): Buffer =>
  hashWithKey(
    key,
    number
      .normalize("NFKC")
      .toUpperCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, ""),
  );
