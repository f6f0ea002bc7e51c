import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { SignJWT, UnsecuredJWT } from "jose";
import { expect, it } from "vitest";
import {
  testProviderConformance,
  type AnswerFacts,
  type ProviderHarness,
} from "#test/age/provider-conformance.ts";
import { createSignedRedirect } from "./signed-redirect.ts";

const keyKinds = {
  EdDSA: () => generateKeyPairSync("ed25519"),
  ES256: () => generateKeyPairSync("ec", { namedCurve: "P-256" }),
};
const toPem = (key: KeyObject) => key.export({ type: "spki", format: "pem" }).toString();

const claim = ({ nonce, isAdult }: AnswerFacts) => ({
  nonce,
  ...(isAdult !== undefined && { age_over_18: isAdult }),
});

const sign = async (facts: AnswerFacts, algorithm: string, key: KeyObject) =>
  new URLSearchParams({
    token: await new SignJWT(claim(facts))
      .setProtectedHeader({ alg: algorithm })
      .setAudience(facts.audience)
      .setIssuedAt(facts.issuedAt)
      .setExpirationTime(facts.expiresAt)
      .sign(key),
  });

const createHarness = async (algorithm: keyof typeof keyKinds): Promise<ProviderHarness> => {
  const [real, impostor] = [keyKinds[algorithm](), keyKinds[algorithm]()];
  const settings = { name: "Ageless", url: "https://ageless.test/check?site=7", key: toPem(real.publicKey) };
  return {
    provider: createSignedRedirect(settings),
    answer: (facts) => sign(facts, algorithm, real.privateKey),
    answerAsImpostor: (facts) => sign(facts, algorithm, impostor.privateKey),
  };
};

testProviderConformance("with an Ed25519 key", () => createHarness("EdDSA"));
testProviderConformance("with an elliptic curve", () => createHarness("ES256"));

it("answers without a signature, or signed with the public key as a secret, are refused", async () => {
  const { publicKey } = keyKinds.EdDSA();
  const key = toPem(publicKey);
  const provider = createSignedRedirect({ name: "Ageless", url: "https://ageless.test/", key });
  const now = new Date();
  const check = { nonce: "n", audience: "https://vesper.test", returnUrl: "https://vesper.test/back" };
  const unsigned = new UnsecuredJWT({ nonce: "n", age_over_18: true })
    .setAudience(check.audience)
    .setIssuedAt()
    .setExpirationTime("2m")
    .encode();
  const shared = await new SignJWT({ nonce: "n", age_over_18: true })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(check.audience)
    .setIssuedAt()
    .setExpirationTime("2m")
    .sign(new TextEncoder().encode(key));

  for (const token of [unsigned, shared])
    expect(await provider.verify(new URLSearchParams({ token }), check, now)).toBe(false);
});
