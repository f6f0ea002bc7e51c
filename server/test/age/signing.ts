import { generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { CborMap, encodeCbor, type Cbor } from "./cbor.ts";

export type CurveName = "P-256" | "P-384" | "P-521";

export interface KeyPair {
  curve: CurveName;
  publicKey: KeyObject;
  privateKey: KeyObject;
}

const curves = {
  "P-256": { curve: 1, algorithm: -7, digest: "sha256" },
  "P-384": { curve: 2, algorithm: -35, digest: "sha384" },
  "P-521": { curve: 3, algorithm: -36, digest: "sha512" },
} as const;

export const createKeyPair = (curve: CurveName = "P-256"): KeyPair => ({
  curve,
  ...generateKeyPairSync("ec", { namedCurve: curve }),
});

export function toCoseKey({ curve, publicKey }: KeyPair): CborMap {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  return new CborMap([
    [1, 2],
    [-1, curves[curve].curve],
    [-2, Buffer.from(x, "base64url")],
    [-3, Buffer.from(y, "base64url")],
  ]);
}

export interface Sign1Options {
  payload: Uint8Array;
  isDetached?: boolean;
  unprotected?: [Cbor, Cbor][];
  /** Protected headers other than the algorithm of the key. */
  protectedHeaders?: [Cbor, Cbor][];
}

/** COSE_Sign1 without its tag, as mobile documents use it. */
export function createSign1(key: KeyPair, { payload, ...options }: Sign1Options): Cbor[] {
  const { algorithm, digest } = curves[key.curve];
  const headers = encodeCbor(new CborMap(options.protectedHeaders ?? [[1, algorithm]]));
  const toBeSigned = encodeCbor(["Signature1", headers, Buffer.alloc(0), payload]);
  const signature = sign(digest, toBeSigned, { key: key.privateKey, dsaEncoding: "ieee-p1363" });
  return [headers, new CborMap(options.unprotected ?? []), options.isDetached ? null : payload, signature];
}
