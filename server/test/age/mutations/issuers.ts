import { now, openRequest, pick, present, shift } from "../scene.ts";
import { createKeyPair } from "../signing.ts";
import { type Mutation, below } from "./mutation.ts";

export const issuers: Record<string, Mutation> = {
  "an untrusted issuer": (scene, random) => {
    const request = openRequest(scene, random);
    return request.check(scene.stranger.createWallet().present(request.link).vp_token);
  },
  "a chain with the same names": (scene, random) => {
    const request = openRequest(scene, random);
    const { root, signer } = scene.impostor;
    const chain = pick(random, [[signer], [signer, root], [signer, scene.issuer.root]]);
    return request.check(scene.impostor.createWallet({ chain }).present(request.link).vp_token);
  },
  "a forged certificate": (scene, random) => present(scene, random, { chain: [scene.forged] }),
  "the certificate of the trusted signer with another key": (scene, random) =>
    present(scene, random, { signer: { ...scene.issuer.signer, key: createKeyPair() } }),
  "a signer certified by a signer": (scene, random) =>
    present(scene, random, { chain: [scene.grandchild, scene.issuer.signer] }),
  "the root as the signer": (scene, random) => present(scene, random, { chain: [scene.issuer.root] }),
  "an unneeded certificate": (scene, random) =>
    present(scene, random, {
      chain: [scene.issuer.signer, pick(random, [scene.impostor.root, scene.expired])],
    }),
  "no certificate": (scene, random) => present(scene, random, { chain: [], signer: scene.issuer.signer }),
  "no trusted issuer": (scene, random) => ({ ...present(scene, random), issuers: "" }),
  "another trusted issuer": (scene, random) => ({
    ...present(scene, random),
    issuers: pick(random, [scene.impostor.pem, scene.stranger.pem, scene.impostor.signer.pem]),
  }),
};

export const dates: Record<string, Mutation> = {
  "an expired attestation": (scene, random) =>
    present(scene, random, { from: shift(-20), until: shift(-1 - below(random, 10)) }),
  "an attestation of tomorrow": (scene, random) =>
    present(scene, random, { from: shift(1 + below(random, 10)), signedAt: now }),
  "a later day": (scene, random) => ({ ...present(scene, random), now: shift(90 + below(random, 1000)) }),
  "an earlier day": (scene, random) => ({ ...present(scene, random), now: shift(-2 - below(random, 1000)) }),
  "an attestation older than its signer": (scene, random) => present(scene, random, { signedAt: shift(-31) }),
  "an expired signer": (scene, random) => present(scene, random, { chain: [scene.expired] }),
  "a signer of tomorrow": (scene, random) => present(scene, random, { chain: [scene.early] }),
};
