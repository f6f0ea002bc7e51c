import { expect, it } from "vitest";
import { certify } from "#test/age/certificates.ts";
import { createIssuer } from "#test/age/issuer.ts";
import published from "#test/age/published-examples.json" with { type: "json" };
import { now, shift } from "#test/age/scene.ts";
import { readIssuers } from "./issuers.ts";

const toPem = (der: string) => `-----BEGIN CERTIFICATE-----\n${der}\n-----END CERTIFICATE-----\n`;
const createPem = async (name: string) => (await certify({ name, from: shift(-1), until: shift(1) })).pem;
const isTest = (pem: string) => {
  const result = readIssuers(pem);
  return "issuers" in result ? result.issuers.map((issuer) => issuer.isTest) : result.problem;
};

it("describes each certificate", async () => {
  const issuer = await createIssuer({ now, rootName: "CN=Registry of Ages\\, Root, O=Ministry, C=PT" });

  expect(readIssuers(`# Portugal\n${issuer.pem}\n\n${issuer.signer.pem}`)).toEqual({
    issuers: [
      { name: "Registry of Ages, Root", country: "PT", until: shift(365), isTest: false },
      { name: "Test age signer", country: "UT", until: shift(365), isTest: true },
    ],
  });
});

it("accepts an empty setting", () => {
  expect(readIssuers(" \n")).toEqual({ issuers: [] });
});

it.each([
  ["text", "my issuer", "no certificate here"],
  ["a certificate that is cut off", toPem(published.iso.root).slice(0, 300), "cut off"],
  ["a damaged certificate", toPem(published.iso.root.replace("M", "N")), "Certificate 1 can’t be read"],
  ["a damaged second certificate", toPem(published.iso.root) + toPem("AAAA"), "Certificate 2 can’t be read"],
  ["a private key", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----", "private key"],
])("says what is wrong with %s", (_what, pem, problem) => {
  expect(readIssuers(pem)).toEqual({ problem: expect.stringContaining(problem) });
});

it("recognizes the issuers of the published examples as test issuers", () => {
  for (const { root, signer } of published.eu)
    expect(isTest(toPem(root) + toPem(signer))).toEqual([true, true]);
});

it.each([
  "CN=PID Issuer CA - UT 02, O=EUDI Wallet Reference Implementation, C=UT",
  "CN=Age Verification Testing Issuer, C=IS",
  "CN=GlobalSign GCC R45 AATL CA 2020 - Staging, C=BE",
  "CN=Ages TEST-CA 1, C=DE",
  "CN=AgesDemoCA, C=FR",
  "CN=Ages, O=Age sandbox, C=FR",
  "CN=example.com, C=FR",
  "CN=Ages, C=XX",
  "CN=Ages, C=qm",
])("recognizes %s as a test issuer", async (name) => {
  expect(isTest(await createPem(name))).toEqual([true]);
});

it.each([
  "CN=Age Verification Issuer 1, O=Ministry of Digital Affairs, C=GR",
  "CN=Attestation Service, O=Contest Authority, C=IT",
  "CN=Latest Root, O=Democratic Republic, C=DK",
  "CN=Proof of age, O=European Commission, C=EU",
  "CN=Ages, C=QA",
  "CN=Ages, C=XK",
])("takes %s for a real issuer", async (name) => {
  expect(isTest(await createPem(name))).toEqual([false]);
});

it("recognizes a signer by the name of its test issuer", async () => {
  const { signer } = await createIssuer({ now, signerName: "CN=Signer 1, C=DE" });

  expect(isTest(signer.pem)).toEqual([true]);
});
