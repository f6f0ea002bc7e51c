import "reflect-metadata";
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
  type Extension,
} from "@peculiar/x509";
import { createKeyPair, type CurveName, type KeyPair } from "./signing.ts";

export interface Certified {
  key: KeyPair;
  name: string;
  der: Buffer;
  pem: string;
}

export interface CertificateOptions {
  name: string;
  from: Date;
  until: Date;
  /** Without one the certificate signs itself. */
  issuer?: Certified;
  /** Key identifier of this certificate instead of the issuer's, as a forger would copy it. */
  named?: Certified;
  key?: KeyPair;
  curve?: CurveName;
  isAuthority?: boolean;
  pathLength?: number;
  usages?: KeyUsageFlags;
  extensions?: Extension[];
}

const digests = { "P-256": "SHA-256", "P-384": "SHA-384", "P-521": "SHA-512" };
const toAlgorithm = ({ curve }: KeyPair) => ({ name: "ECDSA", namedCurve: curve, hash: digests[curve] });

/** The types of keys differ by whether a program knows the DOM; the values do not. */
const toCryptoKey = (key: unknown) => key as Parameters<typeof crypto.subtle.sign>[1];

/** A certificate as an issuer of documents would have it: an authority, or a document signer. */
export async function certify(options: CertificateOptions): Promise<Certified> {
  const { issuer, isAuthority = false } = options;
  const key = options.key ?? createKeyPair(options.curve);
  const signer = issuer?.key ?? key;
  const publicKey = key.publicKey.toCryptoKey(toAlgorithm(key), true, ["verify"]);
  const signingKey = signer.privateKey.toCryptoKey(toAlgorithm(signer), true, ["sign"]);
  const named = options.named?.key ?? signer;
  const namedKey = named.publicKey.toCryptoKey(toAlgorithm(named), true, ["verify"]);
  const usages = isAuthority
    ? KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign
    : KeyUsageFlags.digitalSignature;
  const certificate = await X509CertificateGenerator.create(
    {
      subject: options.name,
      issuer: issuer?.name ?? options.name,
      notBefore: options.from,
      notAfter: options.until,
      publicKey: toCryptoKey(publicKey),
      signingKey: toCryptoKey(signingKey),
      signingAlgorithm: toAlgorithm(signer),
      extensions: [
        new BasicConstraintsExtension(isAuthority, options.pathLength, true),
        new KeyUsagesExtension(options.usages ?? usages, true),
        await SubjectKeyIdentifierExtension.create(toCryptoKey(publicKey)),
        await AuthorityKeyIdentifierExtension.create(toCryptoKey(namedKey)),
        ...(options.extensions ?? []),
      ],
    },
    crypto,
  );
  return { key, name: options.name, der: Buffer.from(certificate.rawData), pem: certificate.toString("pem") };
}
