import "reflect-metadata";
import { X509Certificate } from "node:crypto";
import { ExtendedKeyUsageExtension, Extension, KeyUsageFlags } from "@peculiar/x509";
import { expect, it } from "vitest";
import { certify, type CertificateOptions, type Certified } from "#test/age/certificates.ts";
import { now, shift } from "#test/age/scene.ts";
import { createKeyPair } from "#test/age/signing.ts";
import { isTrustedChain, readCertificate } from "./certificates.ts";

const life = { from: shift(-30), until: shift(30) };
const createRoot = (options: Partial<CertificateOptions> = {}) =>
  certify({ name: "CN=Root, C=UT", ...life, isAuthority: true, ...options });
const createSigner = (issuer: Certified | undefined, options: Partial<CertificateOptions> = {}) =>
  certify({ name: "CN=Signer, C=UT", ...life, issuer, ...options });

const root = await createRoot();
const middle = await certify({ name: "CN=Middle, C=UT", ...life, issuer: root, isAuthority: true });
const read = (certificates: Certified[]) => certificates.map(({ der }) => new X509Certificate(der));
const isTrusted = (chain: Certified[], ...trusted: Certified[]) =>
  isTrustedChain(read(chain), read(trusted), now);

it("a chain may have authorities between signer and root, in order", async () => {
  const signer = await createSigner(middle);

  expect(isTrusted([signer, middle], root)).toBe(true);
  expect(isTrusted([signer, middle, root], root)).toBe(true);
  expect(isTrusted([signer], middle)).toBe(true);
  expect(isTrusted([signer], root)).toBe(false);
  expect(isTrusted([middle, signer], root)).toBe(false);
  expect(isTrusted([signer, middle, middle], root)).toBe(false);
  expect(isTrusted([], root)).toBe(false);
});

it("a chain has at most five certificates", async () => {
  const authorities = [root];
  for (let at = 0; at < 4; at += 1)
    authorities.unshift(
      await certify({ name: `CN=Middle ${at}, C=UT`, ...life, issuer: authorities[0], isAuthority: true }),
    );
  const toChain = async (from: number) => [
    await createSigner(authorities[from]),
    ...authorities.slice(from, -1),
  ];

  expect(isTrusted(await toChain(1), root)).toBe(true);
  expect(isTrusted(await toChain(0), root)).toBe(false);
});

it("a certificate must name its issuer, and the issuer must have signed it", async () => {
  const renamed = await certify({
    name: "CN=M, C=UT",
    key: middle.key,
    ...life,
    issuer: root,
    isAuthority: true,
  });
  const forged = await createSigner({ ...middle, key: createKeyPair() }, { named: middle });

  expect(isTrusted([await createSigner(middle), renamed], root)).toBe(false);
  expect(isTrusted([forged, middle], root)).toBe(false);
  expect(isTrusted([forged], middle)).toBe(false);
});

it("a root may limit the number of authorities below it", async () => {
  const strict = await createRoot({ pathLength: 0 });
  const below = await certify({ name: "CN=Below, C=UT", ...life, issuer: strict, isAuthority: true });

  expect(isTrusted([await createSigner(strict)], strict)).toBe(true);
  expect(isTrusted([await createSigner(below), below], strict)).toBe(false);
});

it("a renewed root with the same name and key counts from the day it is trusted", async () => {
  const old = await createRoot({ until: shift(-1) });
  const renewed = await createRoot({ key: old.key });
  const signer = await createSigner(renewed);

  expect(isTrusted([signer], old)).toBe(false);
  expect(isTrusted([signer], old, renewed)).toBe(true);
});

it("an authority must be one, with a key that may certify", async () => {
  const plain = await createRoot({ isAuthority: false, usages: KeyUsageFlags.keyCertSign });
  const mute = await createRoot({ usages: KeyUsageFlags.cRLSign });

  expect(isTrusted([await createSigner(plain)], plain)).toBe(false);
  expect(isTrusted([await createSigner(mute)], mute)).toBe(false);
});

it("a signer must be allowed to sign, and must not be an authority", async () => {
  expect(isTrusted([await createSigner(root, { usages: KeyUsageFlags.keyEncipherment })], root)).toBe(false);
  expect(isTrusted([middle], root)).toBe(false);
  expect(isTrusted([root], root)).toBe(false);
});

it("a certificate for another purpose signs no proofs, unless the operator names it", async () => {
  const [web, reader, signer] = await Promise.all(
    ["1.3.6.1.5.5.7.3.1", "1.0.18013.5.1.6", "1.0.18013.5.1.2"].map((purpose) =>
      createSigner(root, { extensions: [new ExtendedKeyUsageExtension([purpose], true)] }),
    ),
  );
  if (!web || !reader || !signer) throw new Error("certificates are missing");

  expect([web, reader, signer].map((certificate) => isTrusted([certificate], root))).toEqual([
    false,
    false,
    true,
  ]);
  expect(isTrusted([web], web)).toBe(true);
});

it("an unknown critical extension is refused, an unknown other one is not", async () => {
  const value = new Uint8Array([5, 0]);
  const [critical, other] = await Promise.all(
    [true, false].map((isCritical) =>
      createSigner(root, { extensions: [new Extension("1.2.3.4", isCritical, value)] }),
    ),
  );
  if (!critical || !other) throw new Error("certificates are missing");

  expect(isTrusted([critical], root)).toBe(false);
  expect(isTrusted([other], root)).toBe(true);
});

it("every certificate of the path must be in force", async () => {
  const brief = await createRoot({ until: shift(-1) });

  expect(isTrusted([await createSigner(brief)], brief)).toBe(false);
  expect(isTrusted([await createSigner(root, { from: shift(1) })], root)).toBe(false);
  expect(isTrusted([await createSigner(root, { until: now })], root)).toBe(true);
});

it("only the bytes of one certificate are read as one", () => {
  const { der, pem } = root;

  expect(readCertificate(der).subject).toContain("Root");
  expect(() => readCertificate(Buffer.from(pem))).toThrow();
  expect(() => readCertificate(Buffer.concat([der, Buffer.alloc(1)]))).toThrow();
});
