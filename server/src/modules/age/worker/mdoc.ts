import { hash, type X509Certificate } from "node:crypto";
import {
  CoseKey,
  DeviceResponse,
  Header,
  KeyType,
  SessionTranscript,
  type Document,
  type IssuerSigned,
  type MdocContext,
  type Sign1,
  type VerificationAssessment,
} from "./mdoc-library.ts";
import { isTrustedChain, readCertificate } from "./certificates.ts";
import { readField } from "../wallet/issuers.ts";
import { clockSkew } from "../wallet/profile.ts";
import { PresentationError, refuseUnless, type RefusalReason } from "./refusal.ts";
import { isKnownAlgorithm, toPublicPoint, verifySignature } from "./signatures.ts";

/** The request a presentation answers; the wallet's signature covers all three. */
export interface Session {
  clientId: string;
  responseUri: string;
  nonce: string;
}

export interface Trust {
  issuers: X509Certificate[];
  now: Date;
}

/**
 * Decodes a response with exactly one document. The library verifies what it encodes again, not the bytes that came;
 * both must be equal, which leaves no room for duplicate keys, indefinite lengths, trailing bytes and unusual tags.
 */
export function decodeDocument(bytes: Uint8Array): Document {
  const response = DeviceResponse.decode(bytes);
  refuseUnless(Buffer.from(response.encode()).equals(bytes), "encoding");
  checkKeys(response.encodedStructure, ["version", "documents", "status"]);
  refuseUnless(response.version === "1.0" && response.status === 0, "structure");
  const [document, ...others] = response.documents ?? [];
  refuseUnless(document !== undefined && others.length === 0, "structure");
  checkDocument(document);
  return document;
}

/** Refuses what the library lets pass: unknown keys, errors, a MAC, values from the device, another document's MSO. */
function checkDocument(document: Document): void {
  const { issuerSigned, deviceSigned } = document;
  checkKeys(document.encodedStructure, ["docType", "issuerSigned", "deviceSigned"]);
  checkKeys(issuerSigned.encodedStructure, ["nameSpaces", "issuerAuth"]);
  checkKeys(deviceSigned.encodedStructure, ["nameSpaces", "deviceAuth"]);
  checkKeys(deviceSigned.deviceNamespaces.encodedStructure, []);
  checkKeys(deviceSigned.deviceAuth.encodedStructure, ["deviceSignature"]);
  checkHeaders(issuerSigned.issuerAuth, [Header.X5Chain]);
  refuseUnless(issuerSigned.issuerAuth.mobileSecurityObject.docType === document.docType, "doctype");

  const { deviceSignature } = deviceSigned.deviceAuth;
  // The library prefers an attached payload to the session: a signature for another site would pass.
  refuseUnless(deviceSignature?.payload === null, "session");
  checkHeaders(deviceSignature, []);
}

function checkKeys(map: unknown, keys: string[]): void {
  refuseUnless(
    map instanceof Map && map.size === keys.length && keys.every((key) => map.has(key)),
    "structure",
  );
}

/**
 * Allows the algorithm in the protected headers, the needed ones in either, and an unprotected key id, which is ignored.
 * The library would also take the algorithm from the unprotected headers.
 */
function checkHeaders(sign1: Sign1, needed: Header[]): void {
  const { headers } = sign1.protectedHeaders;
  const unprotected = sign1.unprotectedHeaders.headers;
  refuseUnless(isKnownAlgorithm(headers.get(Header.Algorithm)), "algorithm");
  refuseUnless(
    new Set(headers.keys()).isSubsetOf(new Set<number>([Header.Algorithm, ...needed])) &&
      new Set(unprotected.keys()).isSubsetOf(new Set<number>([Header.KeyId, ...needed])) &&
      needed.every((label) => headers.has(label) !== unprotected.has(label)),
    "structure",
  );
}

const reasons: Record<VerificationAssessment["category"], RefusalReason> = {
  DOCUMENT_FORMAT: "structure",
  DEVICE_AUTH: "session",
  ISSUER_AUTH: "issuer",
  DATA_INTEGRITY: "digest",
  READER_AUTH: "structure",
};
const verificationCallback = ({ status, category }: VerificationAssessment) =>
  refuseUnless(status === "PASSED", reasons[category]);

/** Verifies certificates, the issuer's signature, validity and the digests of what is disclosed. */
export async function verifyIssuer(issuerSigned: IssuerSigned, trust: Trust): Promise<void> {
  const chain = issuerSigned.issuerAuth.certificateChain.map(readCertificate);
  refuseUnless(isTrustedChain(chain, trust.issuers, trust.now), "chain");
  await issuerSigned.verify(
    {
      verificationCallback,
      now: trust.now,
      skewSeconds: clockSkew,
      disableCertificateChainValidation: true, // verified above
    },
    context,
  );
}

/** Verifies the wallet's signature over the session, with the key that the issuer attested. */
export async function verifyDevice(document: Document, session: Session): Promise<void> {
  const sessionTranscript = await createTranscript(session);
  await document.deviceSigned.deviceAuth.verify(
    { document, sessionTranscript, verificationCallback },
    context,
  );
}

/** Session transcript of OpenID4VP 1.0, appendix B.2.6.1, for an answer that is not encrypted. */
export const createTranscript = (session: Session): Promise<SessionTranscript> =>
  SessionTranscript.forOid4Vp(session, context);

const refuseCall = () => {
  throw new PresentationError("structure");
};

/** Cryptography for the library. Only the operations of a verifier without MAC exist. */
const context: MdocContext = {
  crypto: {
    random: refuseCall,
    calculateEphemeralMacKey: refuseCall,
    digest: ({ digestAlgorithm, bytes }) =>
      Uint8Array.from(hash(digestAlgorithm.replace("-", ""), bytes, "buffer")),
  },
  cose: {
    mac0: { sign: refuseCall, verify: refuseCall },
    sign1: {
      sign: refuseCall,
      verify: ({ sign1, key: { keyType, curve, x, y } }) =>
        keyType === KeyType.Ec &&
        curve !== undefined &&
        x !== undefined &&
        y !== undefined &&
        verifySignature(sign1.protectedHeaders.headers.get(Header.Algorithm), { curve, x, y }, sign1),
    },
  },
  x509: {
    verifyCertificateChain: refuseCall,
    getIssuerNameField: ({ certificate, field }) => {
      const value = readField(readCertificate(certificate).toLegacyObject().issuer, field);
      return value === undefined ? [] : [value];
    },
    getPublicKey: ({ certificate }) =>
      CoseKey.create({ keyType: KeyType.Ec, ...toPublicPoint(readCertificate(certificate).publicKey) }),
    getCertificateData: ({ certificate }) => {
      const { issuer, subject, serialNumber, fingerprint256, validFromDate, validToDate } =
        readCertificate(certificate);
      return {
        issuerName: issuer,
        subjectName: subject,
        serialNumber,
        thumbprint: fingerprint256,
        notBefore: validFromDate,
        notAfter: validToDate,
        pem: "",
      };
    },
  },
};
