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
    const { subject, issuer, valid_to: until } = new X509Certificate(block).toLegacyObject();
    return {
      name: readField(subject, "CN") ?? readField(subject, "O") ?? "Unnamed issuer",
      country: readField(subject, "C") ?? null,
      until: new Date(until),
      isTest: isTestName(subject) || isTestName(issuer),
    };
  } catch {
    return undefined;
  }
}

/** A distinguished name, as Node reads it. A certificate may have an empty one. */
type Name = Partial<Record<string, string | string[]>> | undefined;

/** First value of a field, such as `C` for the country. */
export const readField = (name: Name, field: string): string | undefined => [name?.[field]].flat()[0];

const testTerms =
  /\b(tests?|testing|demo|sandbox|staging|examples?|playground|mock|reference implementation)\b/i;
/** Utopia of the reference issuer, and the codes that ISO 3166 leaves to users. */
const testCountries = /^(UT|XX|ZZ|AA|Q[M-Z]|X[A-JL-Z])$/i;

function isTestName(name: Name): boolean {
  const text = Object.values(name ?? {})
    .flat()
    .join(" ");
  const plain = text.replaceAll(/([a-z])([A-Z])/g, "$1 $2").replaceAll(/[^A-Za-z]+/g, " ");
  return testTerms.test(plain) || testCountries.test(readField(name, "C") ?? "");
}
