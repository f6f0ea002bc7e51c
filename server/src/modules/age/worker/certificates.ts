import { X509Certificate } from "node:crypto";
import { AsnConvert } from "@peculiar/asn1-schema";
import { BasicConstraints, Certificate, ExtendedKeyUsage, KeyUsage } from "@peculiar/asn1-x509";

/** Document signer, intermediate authorities and the trusted root. */
const maxPath = 5;

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
  if (!top) return false;
  const paths = trusted.flatMap((anchor) => {
    if (anchor.raw.equals(top.raw)) return [chain];
    return top.checkIssued(anchor) ? [[...chain, anchor]] : [];
  });
  return paths.some((path) => path.length <= maxPath && isValidPath(path, now));
}

function isValidPath(path: X509Certificate[], now: Date): boolean {
  const [signer, ...authorities] = path;
  return (
    signer !== undefined &&
    path.every((certificate) => isInForce(certificate, now)) &&
    isSigner(signer, { isNamed: authorities.length === 0 }) &&
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

/** `below`: number of authorities between this one and the signer. */
function isAuthority(certificate: X509Certificate, below: number): boolean {
  const { constraints, usage, hasUnknown } = readExtensions(certificate);
  const { pathLenConstraint = Infinity } = constraints;
  const mayCertify = certificate.ca && (usage?.includes("keyCertSign") ?? true);
  return !hasUnknown && mayCertify && below <= pathLenConstraint;
}

/** A signer that the operator names may have been issued for other purposes too, such as a qualified seal. */
function isSigner(certificate: X509Certificate, { isNamed }: { isNamed: boolean }): boolean {
  const { usage, purposes, hasUnknown } = readExtensions(certificate);
  const isForOthers = purposes.some((purpose) => otherPurposes.some((other) => purpose.startsWith(other)));
  const maySign = !certificate.ca && (usage?.includes("digitalSignature") ?? true);
  return !hasUnknown && maySign && (isNamed || !isForOthers);
}

/**
 * Reads the extensions that decide about a path. The others stay unread, because the EU reference issuer has a malformed
 * one; if such a one is critical, the certificate cannot be used (RFC 5280).
 */
function readExtensions(certificate: X509Certificate) {
  const extensions = AsnConvert.parse(certificate.raw, Certificate).tbsCertificate.extensions ?? [];
  let constraints = new BasicConstraints();
  let usage: string[] | undefined;
  let purposes: string[] = [];
  let hasUnknown = false;
  for (const { extnID, critical, extnValue } of extensions) {
    if (extnID === "2.5.29.19") constraints = AsnConvert.parse(extnValue.buffer, BasicConstraints);
    else if (extnID === "2.5.29.15") usage = AsnConvert.parse(extnValue.buffer, KeyUsage).toJSON();
    else if (extnID === "2.5.29.37") purposes = [...AsnConvert.parse(extnValue.buffer, ExtendedKeyUsage)];
    else if (critical) hasUnknown = true;
  }
  return { constraints, usage, purposes, hasUnknown };
}
