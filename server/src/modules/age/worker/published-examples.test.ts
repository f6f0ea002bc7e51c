import { createHmac, createECDH, hash, hkdfSync, X509Certificate } from "node:crypto";
import { DeviceAuthentication, DeviceResponse, IssuerSigned, SessionTranscript } from "./mdoc-library.ts";
import { describe, expect, it } from "vitest";
import { CborMap, Tagged, embed, encodeCbor, toMap } from "#test/age/cbor.ts";
import published from "#test/age/published-examples.json" with { type: "json" };
import { createTranscript, decodeDocument, verifyIssuer } from "./mdoc.ts";

const fromBase64 = (text: string) => Buffer.from(text, "base64");
const toCertificate = (text: string) => new X509Certificate(fromBase64(text));
const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

describe("the example of OpenID4VP", () => {
  const { transcript, jwkThumbprint, ...session } = published.openid4vp;

  it("has the session transcript that we compute", async () => {
    const encrypted = { ...session, jwkThumbprint: Buffer.from(jwkThumbprint, "hex") };

    expect(toHex((await createTranscript(encrypted)).encode())).toBe(transcript);
  });

  it("differs in its third part from the session of an unencrypted answer", async () => {
    const info = encodeCbor([session.clientId, session.nonce, null, session.responseUri]);
    const expected = encodeCbor([null, null, ["OpenID4VPHandover", hash("sha256", info, "buffer")]]);

    expect(toHex((await createTranscript(session)).encode())).toBe(toHex(expected));
  });
});

describe("the licence of ISO 18013-5", () => {
  const { deviceResponse, sessionTranscript, root, readerKey } = published.iso;
  const response = DeviceResponse.decode(fromBase64(deviceResponse));
  const [licence] = response.documents ?? [];
  if (!licence) throw new Error("the example has no document");
  const trust = { issuers: [toCertificate(root)], now: new Date("2021-09-01T00:00:00Z") };

  it("is encoded again to the same bytes", () => {
    expect(toHex(response.encode())).toBe(toHex(fromBase64(deviceResponse)));
  });

  it("is signed by its issuer, for one year", async () => {
    await expect(verifyIssuer(licence.issuerSigned, trust)).resolves.toBeUndefined();
    const later = { ...trust, now: new Date("2021-11-01T00:00:00Z") };
    await expect(verifyIssuer(licence.issuerSigned, later)).rejects.toThrow("chain");
  });

  it("authenticates the session in the bytes that we verify", () => {
    const transcript = fromBase64(sessionTranscript);
    const payload = DeviceAuthentication.create({
      sessionTranscript: SessionTranscript.decode(transcript),
      docType: licence.docType,
      deviceNamespaces: licence.deviceSigned.deviceNamespaces,
    }).encode({ asDataItem: true });
    const reader = createECDH("prime256v1");
    reader.setPrivateKey(readerKey.d, "hex");
    const { deviceKey } = licence.issuerSigned.issuerAuth.mobileSecurityObject.deviceKeyInfo;
    const secret = reader.computeSecret(deviceKey.publicKey);
    const key = hkdfSync("sha256", secret, hash("sha256", transcript, "buffer"), "EMacKey", 32);
    const toBeAuthenticated = encodeCbor([
      "MAC0",
      encodeCbor(new CborMap([[1, 5]])),
      Buffer.alloc(0),
      payload,
    ]);

    const tag = createHmac("sha256", Buffer.from(key)).update(toBeAuthenticated).digest();
    expect(toHex(tag)).toBe(toHex(licence.deviceSigned.deviceAuth.deviceMac?.tag ?? Buffer.alloc(0)));
  });

  it("is no presentation for us: its session is authenticated by a MAC", () => {
    expect(() => decodeDocument(fromBase64(deviceResponse))).toThrow("structure");
  });
});

type Example = (typeof published.eu)[number];

/** Encodes the diagnostic notation of the specification. */
function encodeAttestation(example: Example): Buffer {
  const { status } = example;
  const [from, until] = [new Tagged(0, example.from), new Tagged(0, example.until)];
  const securityObject = toMap({
    ...(status && {
      status: toMap({
        status_list: toMap({ idx: status.index, uri: status.list }),
        identifier_list: toMap({ id: String(status.index), uri: status.identifiers }),
      }),
    }),
    docType: "eu.europa.ec.av.1",
    version: "1.0",
    validityInfo: toMap({ signed: from, validFrom: from, validUntil: until }),
    valueDigests: toMap({ "eu.europa.ec.av.1": new CborMap([[0, fromBase64(example.digest)]]) }),
    deviceKeyInfo: toMap({
      deviceKey: new CborMap([
        [1, 2],
        [-1, 1],
        [-2, fromBase64(example.x)],
        [-3, fromBase64(example.y)],
      ]),
    }),
    digestAlgorithm: "SHA-256",
  });
  const item = toMap({
    random: fromBase64(example.random),
    digestID: 0,
    elementValue: true,
    elementIdentifier: "age_over_18",
  });
  return encodeCbor(
    toMap({
      nameSpaces: toMap({ "eu.europa.ec.av.1": [embed(item)] }),
      issuerAuth: [
        encodeCbor(new CborMap([[1, -7]])),
        new CborMap([[33, fromBase64(example.signer)]]),
        encodeCbor(embed(securityObject)),
        fromBase64(example.signature),
      ],
    }),
  );
}

describe.each(published.eu)("the example in: $source", (example) => {
  const attestation = IssuerSigned.decode(encodeAttestation(example));
  const issuers = [toCertificate(example.root)];

  it("is an attestation that we accept on its days", async () => {
    const trust = { issuers, now: new Date(example.from) };
    await expect(verifyIssuer(attestation, trust)).resolves.toBeUndefined();
    await expect(verifyIssuer(attestation, { issuers: [], now: trust.now })).rejects.toThrow("chain");
  });

  it("has expired since", async () => {
    const trust = { issuers, now: new Date(Date.parse(example.until) + 31_000) };
    await expect(verifyIssuer(attestation, trust)).rejects.toThrow("issuer");
  });
});
