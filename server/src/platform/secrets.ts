import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** One root secret; each use gets a key of its own, so that no two uses can be confused. */
export interface Secrets {
  keyFor(purpose: string): Uint8Array;
}

export function createSecrets(root: string): Secrets {
  const keys = new Map<string, Uint8Array>();
  return {
    keyFor(purpose) {
      let key = keys.get(purpose);
      if (!key) {
        key = new Uint8Array(hkdfSync("sha256", root, "vesper", purpose, 32));
        keys.set(purpose, key);
      }
      return key;
    },
  };
}

export const keyedHash = (key: Uint8Array, ...parts: (string | Uint8Array)[]): Buffer => {
  const hmac = createHmac("sha256", key);
  for (const part of parts) hmac.update(part);
  return hmac.digest();
};

/** Made at the first start and kept with the data, readable by its owner only. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, "secret");
  mkdirSync(dataDir, { recursive: true });
  try {
    // "wx" decides which of two starting processes makes the secret.
    writeFileSync(file, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}
