import { createPublicKey } from "node:crypto";

/** Whether this is the public key of a signature algorithm without a shared secret, in PEM format. */
export function isPublicKey(pem: string): boolean {
  try {
    const { asymmetricKeyType } = createPublicKey(pem);
    return !pem.includes("PRIVATE KEY") && (asymmetricKeyType === "ed25519" || asymmetricKeyType === "ec");
  } catch {
    return false;
  }
}
