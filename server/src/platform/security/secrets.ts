import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * One root secret. Each use derives a separate key from it, so that a value made for one use is invalid for any
 * other.
 */
export interface Secrets {
  deriveKey(purpose: string): Uint8Array;
}

export function createSecrets(root: string): Secrets {
  const keys = new Map<string, Uint8Array>();
  return {
    deriveKey(purpose) {
      let key = keys.get(purpose);
      if (!key) {
        key = new Uint8Array(hkdfSync("sha256", root, "vesper", purpose, 32));
        keys.set(purpose, key);
      }
      return key;
    },
  };
}

export const hashWithKey = (key: Uint8Array, ...parts: (string | Uint8Array)[]): Buffer => {
  const hmac = createHmac("sha256", key);
  for (const part of parts) hmac.update(part);
  return hmac.digest();
};

const cipher = "aes-256-gcm";
const [nonceBytes, tagBytes] = [12, 16];

const pooledNonces = 1_000;
let pool = Buffer.alloc(0);

/** Draws nonces in bulk: asking the system for each would cost more than encrypting a message. */
function takeNonce(): Buffer {
  if (pool.length === 0) pool = randomBytes(nonceBytes * pooledNonces);
  const nonce = pool.subarray(0, nonceBytes);
  pool = pool.subarray(nonceBytes);
  return nonce;
}

/** Encrypts for one owner. The result cannot be decrypted for any other owner. */
export function seal(key: Uint8Array | KeyObject, owner: string, plain: Uint8Array): Buffer {
  const nonce = takeNonce();
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
  const hidden = Buffer.concat([sealing.update(plain), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), hidden]);
}

/** Throws when the bytes were modified or sealed for a different owner. */
export function unseal(key: Uint8Array | KeyObject, owner: string, sealed: Uint8Array): Buffer {
  const nonce = sealed.subarray(0, nonceBytes);
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([opening.update(sealed.subarray(nonceBytes + tagBytes)), opening.final()]);
}

/** Creates the secret at the first start and stores it in the data folder, readable by its owner only. */
export function loadOrCreateSecret(dataDir: string, name = "secret"): string {
  const file = join(dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  try {
    // If two processes start at once, "wx" lets only one of them create the secret.
    writeFileSync(file, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}
