import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mutations } from "#test/age/mutations.ts";
import { createIssuer } from "#test/age/issuer.ts";
import { createScene, now, openRequest, present } from "#test/age/scene.ts";
import { createRandom } from "#test/factories/drawings.ts";
import { walletWorker } from "../wallet/wallet-worker.ts";
import type { RefusalReason } from "./refusal.ts";
import { verifyPresentation } from "./verify.ts";

const scene = await createScene();
const random = createRandom(7);
const adult = { isAdult: true };

/** Reason why each kind of deviation is refused, so that no rule hides behind another one. */
const rules: [RefusalReason, string[]][] = [
  [
    "answer",
    [
      "two queries",
      "another query",
      "two presentations",
      "no presentation",
      "a repeated query",
      "a presentation outside a list",
      "a bare presentation",
      "padded base64",
      "spare bits of base64",
      "an oversized answer",
    ],
  ],
  ["encoding", ["an indefinite length", "a length in its long form"]],
  [
    "structure",
    [
      "a truncated presentation",
      "trailing bytes",
      "a doubled document",
      "no document",
      "errors",
      "a MAC instead of a signature",
      "a MAC besides the signature",
      "no signature of the wallet",
      "an unknown header",
      "no certificate",
      "an unknown key of the issuer's part",
      "an unknown key of the wallet's part",
      "a value that the wallet states itself",
    ],
  ],
  ["doctype", ["another doctype", "a doctype that was not signed"]],
  [
    "element",
    ["another element", "an extra element", "no element", "another namespace", "a second namespace"],
  ],
  ["value", ["the value false"]],
  ["algorithm", ["an unprotected algorithm"]],
  [
    "session",
    [
      "another nonce",
      "another audience",
      "another response address",
      "a swapped session",
      "an attached payload of another session",
      "another wallet's key",
      "an empty signature",
    ],
  ],
  [
    "chain",
    [
      "an untrusted issuer",
      "a chain with the same names",
      "a forged certificate",
      "a signer certified by a signer",
      "the root as the signer",
      "an unneeded certificate",
      "no trusted issuer",
      "another trusted issuer",
      "an expired signer",
      "a signer of tomorrow",
    ],
  ],
  [
    "issuer",
    [
      "the certificate of the trusted signer with another key",
      "an expired attestation",
      "an attestation of tomorrow",
      "an attestation older than its signer",
    ],
  ],
  ["digest", ["a changed value", "the item of another attestation"]],
];

describe.each(rules)("a presentation is refused for its %s", (refusal, kinds) => {
  it.each(kinds)("with %s", async (kind) => {
    for (let at = 0; at < 5; at += 1) {
      const check = mutations[kind]?.(scene, random);
      expect(check && (await verifyPresentation(check))).toEqual({ refusal });
    }
  });
});

describe("a presentation is accepted", () => {
  it("in the process that reads wallets' answers", async () => {
    expect(await walletWorker.run("verify", present(scene, random), "anna")).toEqual(adult);
    expect(await walletWorker.run("verify", present(scene, random, { isAdult: false }), "anna")).toEqual({
      refusal: "value",
    });
  });

  it.each(["P-256", "P-384", "P-521"] as const)("with keys on the curve %s", async (curve) => {
    const issuer = await createIssuer({ now, curve });
    const request = openRequest(scene, random);
    const { vp_token } = issuer.createWallet({ deviceCurve: curve }).present(request.link);

    expect(await verifyPresentation(request.check(vp_token, { issuers: issuer.pem }))).toEqual(adult);
  });

  it("if only the signer is trusted, or several issuers are", async () => {
    const { issuer, stranger } = scene;

    for (const issuers of [issuer.signer.pem, `${stranger.pem}\n${issuer.pem}\n`])
      expect(await verifyPresentation({ ...present(scene, random), issuers })).toEqual(adult);
  });

  it("with the trusted root at the end of its chain", async () => {
    const { root, signer } = scene.issuer;

    expect(await verifyPresentation(present(scene, random, { chain: [signer, root] }))).toEqual(adult);
  });

  it("with its certificate in the protected headers", async () => {
    const { der } = scene.issuer.signer;
    const signature = {
      unprotected: [],
      protectedHeaders: [
        [1, -7],
        [33, der],
      ] satisfies [number, number | Buffer][],
    };

    expect(await verifyPresentation(present(scene, random, { signature }))).toEqual(adult);
  });

  it("with a key id, which is ignored", async () => {
    const signature = { unprotected: [[4, Buffer.from("a key")]] satisfies [number, Buffer][] };

    expect(await verifyPresentation(present(scene, random, {}, { signature }))).toEqual(adult);
  });

  it("in JSON with white space", async () => {
    const changeAnswer = (one: string) => JSON.stringify({ proof_of_age: [one] }, null, 2);

    expect(await verifyPresentation(present(scene, random, {}, { changeAnswer }))).toEqual(adult);
  });

  it("from an issuer whose clock is 30 seconds ahead, and from no other", async () => {
    const toVerdict = (seconds: number) =>
      verifyPresentation(present(scene, random, { from: new Date(now.getTime() + seconds * 1000) }));

    expect(await toVerdict(30)).toEqual(adult);
    expect(await toVerdict(31)).toEqual({ refusal: "issuer" });
  });
});

const toAnswer = (bytes: Uint8Array) =>
  JSON.stringify({ proof_of_age: [Buffer.from(bytes).toString("base64url")] });

it.each([
  ["an array of four billion", Buffer.from("9affffffff", "hex")],
  ["nested arrays of 16 million", Buffer.from("9a00f42400".repeat(2_000), "hex")],
  ["a map of 16 million", Buffer.from("ba00f42400", "hex")],
  ["bytes of four gigabytes", Buffer.from("5affffffff", "hex")],
  [
    "a number of twelve kilobytes",
    Buffer.concat([Buffer.from("c2592e00", "hex"), Buffer.alloc(11_776, 255)]),
  ],
  ["depth without end", Buffer.alloc(12_000, 0x81)],
])("reads %s within a second and goes on", async (_what, bytes) => {
  const { check } = openRequest(scene, random);
  await walletWorker.run("verify", present(scene, random), "anna");

  const began = performance.now();
  const verdict = await walletWorker.run("verify", check(toAnswer(bytes)), "anna");
  expect(verdict).toEqual({ refusal: "structure" });
  expect(performance.now() - began).toBeLessThan(1_000);
});

it("never throws, whatever a wallet sends", async () => {
  const { check } = openRequest(scene, random);
  const answers = fc.oneof(fc.string(), fc.json(), fc.uint8Array({ maxLength: 400 }).map(toAnswer));

  const property = fc.asyncProperty(answers, async (vpToken) => {
    expect(await verifyPresentation(check(vpToken))).toHaveProperty("refusal");
  });
  await fc.assert(property, { numRuns: 500, seed: 26 });
});
