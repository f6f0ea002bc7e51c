import { createPublicKey, verify, type KeyObject } from "node:crypto";

/** Public key as in a COSE_Key of type EC2. */
export interface PublicPoint {
  curve: number;
  x: Uint8Array;
  y: Uint8Array;
}

/** COSE ids of the algorithms. Each belongs to one curve: a signature that mixes them is refused. */
const algorithms = [
  { name: "ES256", id: -7, digest: "sha256", curve: 1, curveName: "P-256" },
  { name: "ES384", id: -35, digest: "sha384", curve: 2, curveName: "P-384" },
  { name: "ES512", id: -36, digest: "sha512", curve: 3, curveName: "P-521" },
] as const;

export const isKnownAlgorithm = (algorithm: unknown): boolean =>
  algorithms.some(({ id }) => id === algorithm);

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const decode = (text: string) => Uint8Array.from(Buffer.from(text, "base64url"));

/** @throws Error for a point that is not on its curve. */
export function verifySignature(
  algorithm: unknown,
  { curve, x, y }: PublicPoint,
  { toBeSigned, signature }: { toBeSigned: Uint8Array; signature: Uint8Array },
): boolean {
  const known = algorithms.find(({ id }) => id === algorithm);
  if (known?.curve !== curve) return false;
  const key = createPublicKey({
    key: { kty: "EC", crv: known.curveName, x: encode(x), y: encode(y) },
    format: "jwk",
  });
  return verify(known.digest, toBeSigned, { key, dsaEncoding: "ieee-p1363" }, signature);
}

/** @throws Error for a key on none of the curves. */
export function toPublicPoint(key: KeyObject): PublicPoint {
  const { crv, x, y } = key.export({ format: "jwk" });
  const known = algorithms.find(({ curveName }) => curveName === crv);
  if (!known || !x || !y) throw new Error("unsupported kind of key");
  return { curve: known.curve, x: decode(x), y: decode(y) };
}
