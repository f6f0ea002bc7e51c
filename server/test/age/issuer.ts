import { hash, randomBytes } from "node:crypto";
import { Tagged, embed, encodeCbor, toMap, CborMap, type Cbor } from "./cbor.ts";
import { certify, type Certified } from "./certificates.ts";
import { createSign1, toCoseKey, createKeyPair, type CurveName, type Sign1Options } from "./signing.ts";
import { openWallet, type Wallet } from "./wallet.ts";

const day = 24 * 60 * 60 * 1000;
export const proofOfAge = "eu.europa.ec.av.1";

export interface IssuerOptions {
  now: Date;
  /** Distinguished names. The default ones are recognized as those of a test issuer. */
  rootName?: string;
  signerName?: string;
  curve?: CurveName;
}

export interface AttestationOptions {
  isAdult?: boolean;
  /** Elements instead of `age_over_18` with the boolean above. */
  elements?: [string, Cbor][];
  namespace?: string;
  /** Another namespace with the same elements. */
  secondNamespace?: string;
  /** Document type in the signed object; the wallet may name another one. */
  docType?: string;
  from?: Date;
  until?: Date;
  signedAt?: Date;
  deviceCurve?: CurveName;
  /** Changes to the issuer's signature. */
  signature?: Partial<Sign1Options>;
  chain?: Certified[];
  /** Signs with this certificate's key instead of the first one of the chain. */
  signer?: Certified;
}

export interface TestIssuer {
  /** Trusted certificate, in PEM. */
  pem: string;
  root: Certified;
  signer: Certified;
  createWallet(options?: AttestationOptions): Wallet;
}

/** An issuer of proofs of age: root, document signer, and attestations that are valid for 90 days from `now`. */
export async function createIssuer({ now, ...options }: IssuerOptions): Promise<TestIssuer> {
  const [from, until] = [new Date(now.getTime() - 30 * day), new Date(now.getTime() + 365 * day)];
  const { curve } = options;
  const root = await certify({
    name: options.rootName ?? "CN=Test age root, O=Utopia registry, C=UT",
    from,
    until,
    curve,
    isAuthority: true,
    pathLength: 0,
  });
  const signer = await certify({
    name: options.signerName ?? "CN=Test age signer, O=Utopia registry, C=UT",
    from,
    until,
    curve,
    issuer: root,
  });
  return {
    pem: root.pem,
    root,
    signer,
    createWallet: (attestation = {}) => {
      const device = createKeyPair(attestation.deviceCurve);
      return openWallet({
        device,
        issuerSigned: attest(toCoseKey(device), { chain: [signer], ...attestation }, now),
      });
    },
  };
}

const toDate = (date: Date) => new Tagged(0, `${date.toISOString().slice(0, 19)}Z`);

/** Attestation for a key of a device: disclosed items, and the issuer's signature over their digests. */
function attest(deviceKey: Cbor, options: AttestationOptions, now: Date): CborMap {
  const { chain = [], namespace = proofOfAge, secondNamespace } = options;
  const toNamespaces = (content: Cbor) =>
    toMap({ [namespace]: content, ...(secondNamespace !== undefined && { [secondNamespace]: content }) });
  const elements = options.elements ?? [["age_over_18", options.isAdult ?? true]];
  const items = elements.map(([elementIdentifier, elementValue], digestID) =>
    embed(toMap({ random: randomBytes(32), digestID, elementValue, elementIdentifier })),
  );
  const digests = items.map((item, at): [Cbor, Cbor] => [at, hash("sha256", encodeCbor(item), "buffer")]);
  const from = options.from ?? new Date(now.getTime() - day);
  const securityObject = toMap({
    docType: options.docType ?? proofOfAge,
    version: "1.0",
    validityInfo: toMap({
      signed: toDate(options.signedAt ?? from),
      validFrom: toDate(from),
      validUntil: toDate(options.until ?? new Date(from.getTime() + 90 * day)),
    }),
    valueDigests: toNamespaces(new CborMap(digests)),
    deviceKeyInfo: toMap({ deviceKey }),
    digestAlgorithm: "SHA-256",
  });
  const key = (options.signer ?? chain[0])?.key;
  if (!key) throw new Error("an attestation needs a signer");
  const [first, ...others] = chain.map(({ der }) => der);
  const issuerAuth = createSign1(key, {
    payload: encodeCbor(embed(securityObject)),
    unprotected: first ? [[33, others.length > 0 ? [first, ...others] : first]] : [],
    ...options.signature,
  });
  return toMap({ nameSpaces: toNamespaces(items), issuerAuth });
}
