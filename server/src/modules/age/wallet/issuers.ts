import { X509Certificate } from "node:crypto";

/** A trusted certificate, as the settings page shows it. */
export interface TrustedIssuer {
  name: string;
  country: string | null;
  until: Date;
  /** Issues proofs to anybody who asks: refused in production. */
  isTest: boolean;
}

const pemBlocks = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** @throws Error for a block that is no certificate. */
export const readCertificates = (pem: string): X509Certificate[] =>
  (pem.match(pemBlocks) ?? []).map((block) => new X509Certificate(block));

/** Reads the operator's trusted certificates. The problem is a sentence for the person who pasted them. */
export function readIssuers(pem: string): { issuers: TrustedIssuer[] } | { problem: string } {
  if (pem.includes("PRIVATE KEY-----"))
    return { problem: "This contains a private key. Paste only certificates here, and replace that key." };
  const blocks = pem.match(pemBlocks) ?? [];
  if (blocks.length !== pem.split("-----BEGIN").length - 1)
    return {
      problem: "A certificate is cut off. Each starts with BEGIN CERTIFICATE and ends with END CERTIFICATE.",
    };
  if (blocks.length === 0 && pem.trim() !== "")
    return { problem: "There is no certificate here. Paste certificates in PEM format." };
  const issuers: TrustedIssuer[] = [];
  for (const [at, block] of blocks.entries()) {
    const issuer = describeIssuer(block);
    if (!issuer)
      return { problem: `Certificate ${at + 1} can’t be read. Copy it again from the issuer’s page.` };
    issuers.push(issuer);
  }
  return { issuers };
}

function describeIssuer(block: string): TrustedIssuer | undefined {
  try {
    const certificate = new X509Certificate(block);
    const subject = readName(certificate.subject);
    return {
      name: subject.get("CN") ?? subject.get("O") ?? "Unnamed issuer",
      country: subject.get("C") ?? null,
      until: certificate.validToDate,
      isTest: isTestName(certificate.subject) || isTestName(certificate.issuer),
    };
  } catch {
    return undefined;
  }
}

/** Fields of a distinguished name, which Node prints one per line. A certificate may lack a name altogether. */
export const readName = (name: string | undefined) =>
  new Map(
    (name ?? "")
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );

const testWords =
  /\b(tests?|testing|demo|sandbox|staging|examples?|playground|mock|reference implementation)\b/i;
/** Utopia of the reference issuer, and the codes that ISO 3166 leaves to users. */
const testCountries = /^(UT|XX|ZZ|AA|Q[M-Z]|X[A-JL-Z])$/i;

function isTestName(name: string | undefined): boolean {
  const words = (name ?? "").replaceAll(/([a-z])([A-Z])/g, "$1 $2").replaceAll(/[^A-Za-z]+/g, " ");
  return testWords.test(words) || testCountries.test(readName(name).get("C") ?? "");
}
