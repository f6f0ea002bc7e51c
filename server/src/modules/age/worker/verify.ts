import { decodeDocument, verifyDevice, verifyIssuer, type Session } from "./mdoc.ts";
import { docType, element, maxPresentation, queryId } from "../wallet/profile.ts";
import { readCertificates } from "../wallet/issuers.ts";
import { PresentationError, refuseUnless, type RefusalReason } from "./refusal.ts";

export type Verdict = { isAdult: true } | { refusal: RefusalReason };

export interface PresentationCheck extends Session {
  /** Form field of the wallet's answer, unread. */
  vpToken: string;
  /** Trusted certificates in PEM. */
  issuers: string;
  now: Date;
}

/**
 * Whether a wallet's answer proves that its holder is an adult: a valid proof of age of a trusted issuer that discloses
 * `age_over_18` and nothing else, presented for this request. Never throws, whatever the bytes.
 */
export async function verifyPresentation(check: PresentationCheck): Promise<Verdict> {
  try {
    const document = decodeDocument(readAnswer(check.vpToken));
    refuseUnless(document.docType === docType, "doctype");
    const value = readOnlyElement(document.issuerSigned.issuerNamespaces.issuerNamespaces);
    await verifyIssuer(document.issuerSigned, { issuers: readCertificates(check.issuers), now: check.now });
    await verifyDevice(document, check);
    refuseUnless(value === true, "value");
    return { isAdult: true };
  } catch (error) {
    return { refusal: error instanceof PresentationError ? error.reason : "structure" };
  }
}

/** A JSON object with our query and one presentation. As an expression, because a parser accepts duplicate keys. */
const answerForm = new RegExp(
  ["^", "\\{", `"${queryId}"`, ":", "\\[", '"([A-Za-z0-9_-]+)"', "\\]", "\\}", "$"].join("[\\t\\n\\r ]*"),
);

function readAnswer(vpToken: string): Buffer {
  refuseUnless(vpToken.length <= maxPresentation, "answer");
  const presentation = answerForm.exec(vpToken)?.[1];
  refuseUnless(presentation !== undefined, "answer");
  const bytes = Buffer.from(presentation, "base64url");
  refuseUnless(bytes.toString("base64url") === presentation, "answer");
  return bytes;
}

function readOnlyElement(
  namespaces: Map<string, { elementIdentifier: string; elementValue: unknown }[]>,
): unknown {
  const [item, ...others] = namespaces.get(docType) ?? [];
  refuseUnless(
    namespaces.size === 1 && item?.elementIdentifier === element && others.length === 0,
    "element",
  );
  return item.elementValue;
}
