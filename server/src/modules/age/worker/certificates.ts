import "reflect-metadata";
import { X509Certificate } from "node:crypto";
import {
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  X509Certificate as ParsedCertificate,
} from "@peculiar/x509";

/** Document signer, at most two intermediate authorities, trusted root. */
const maxChain = 4;

/** Extensions that this file evaluates. A certificate with another critical one is refused, as RFC 5280 requires. */
const knownExtensions = new Set(["2.5.29.15", "2.5.29.19", "2.5.29.37"]);
/** Purposes of web servers, clients, code and mail, and of readers of mobile documents: never those of a signer. */
const otherPurposes = ["1.3.6.1.5.5.7.3.", "1.0.18013.5.1.6"];

/** @throws Error unless the bytes are exactly one DER certificate: Node also reads PEM, and ignores what follows. */
export function readCertificate(der: Uint8Array): X509Certificate {
  const certificate = new X509Certificate(der);
  if (!certificate.raw.equals(der)) throw new Error("not one DER certificate");
  return certificate;
}

/**
 * Whether the chain, signer first, leads to a trusted certificate: its last certificate is trusted itself or was issued
 * by a trusted one. A certificate above a trusted one must be trusted as well, so that no byte of the chain is ignored.
 */
export function isTrustedChain(chain: X509Certificate[], trusted: X509Certificate[], now: Date): boolean {
  const top = chain.at(-1);
  if (!top || chain.length > maxChain) return false;
  const paths = trusted.flatMap((anchor) => {
    if (anchor.raw.equals(top.raw)) return [chain];
    return top.checkIssued(anchor) ? [[...chain, anchor]] : [];
  });
  return paths.some((path) => isValidPath(path, now));
}

function isValidPath(path: X509Certificate[], now: Date): boolean {
  const [signer, ...authorities] = path;
  if (!signer || !isSigner(signer, authorities.length === 0)) return false;
  return (
    path.every((certificate) => isInForce(certificate, now) && hasKnownExtensions(certificate)) &&
    authorities.every(
      (authority, below) => isAuthority(authority, below) && isIssuedBy(path[below], authority),
    )
  );
}

const isInForce = ({ validFromDate, validToDate }: X509Certificate, now: Date) =>
  validFromDate <= now && now <= validToDate;

/** Compares names and key identifiers, then verifies the signature. */
const isIssuedBy = (certificate: X509Certificate | undefined, authority: X509Certificate) =>
  certificate !== undefined && certificate.checkIssued(authority) && certificate.verify(authority.publicKey);

const parse = (certificate: X509Certificate) => new ParsedCertificate(certificate.raw);

/** Values of a field of the issuer's name, such as `C`. */
export const getIssuerField = (certificate: X509Certificate, field: string): string[] =>
  parse(certificate).issuerName.getField(field);

const hasKnownExtensions = (certificate: X509Certificate) =>
  parse(certificate).extensions.every(({ critical, type }) => !critical || knownExtensions.has(type));

/** `below`: number of authorities between this one and the signer. */
function isAuthority(certificate: X509Certificate, below: number): boolean {
  const parsed = parse(certificate);
  const usages = parsed.getExtension(KeyUsagesExtension)?.usages;
  const pathLength = parsed.getExtension(BasicConstraintsExtension)?.pathLength;
  return (
    certificate.ca &&
    (usages === undefined || (usages & KeyUsageFlags.keyCertSign) !== 0) &&
    (pathLength === undefined || below <= pathLength)
  );
}

/** A signer that the operator trusts by name may have been issued for other purposes too, such as a qualified seal. */
function isSigner(certificate: X509Certificate, isNamed: boolean): boolean {
  const parsed = parse(certificate);
  const usages = parsed.getExtension(KeyUsagesExtension)?.usages;
  const purposes = parsed.getExtension(ExtendedKeyUsageExtension)?.usages.map(String) ?? [];
  return (
    !certificate.ca &&
    (usages === undefined || (usages & KeyUsageFlags.digitalSignature) !== 0) &&
    (isNamed || !purposes.some((purpose) => otherPurposes.some((other) => purpose.startsWith(other))))
  );
}
