import type { createRandom } from "../factories/drawings.ts";
import { buildWalletRequest } from "#modules/age/wallet/request.ts";
import type { PresentationCheck } from "#modules/age/worker/verify.ts";
import { certify } from "./certificates.ts";
import { createIssuer, type AttestationOptions } from "./issuer.ts";
import type { PresentationChanges } from "./wallet.ts";

export const day = 24 * 60 * 60 * 1000;
export const now = new Date("2026-11-18T12:00:00Z");
export const shift = (days: number): Date => new Date(now.getTime() + days * day);

export type Random = ReturnType<typeof createRandom>;
export const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
};

/** Issuers that presentations of the tests come from: the trusted one, and those that try to pass for it. */
export async function createScene() {
  const issuer = await createIssuer({ now });
  const names = { rootName: issuer.root.name, signerName: issuer.signer.name };
  const { root, signer } = issuer;
  const impostor = await createIssuer({ now, ...names });
  const life = { from: shift(-30), until: shift(365) };
  return {
    issuer,
    stranger: await createIssuer({
      now,
      rootName: "CN=Other root, C=FR",
      signerName: "CN=Other signer, C=FR",
    }),
    impostor,
    /** Has the names and key identifiers of the trusted root, but the impostor signed it. */
    forged: await certify({
      name: signer.name,
      issuer: { ...impostor.root, name: root.name },
      named: root,
      ...life,
    }),
    /** Certified by a document signer, which is no authority. */
    grandchild: await certify({ name: signer.name, issuer: signer, ...life }),
    expired: await certify({ name: signer.name, issuer: root, from: shift(-60), until: shift(-1) }),
    early: await certify({ name: signer.name, issuer: root, from: shift(1), until: shift(90) }),
  };
}
export type Scene = Awaited<ReturnType<typeof createScene>>;

const randomName = (random: Random) => Math.floor(random() * 2 ** 48).toString(36);

/** A request of the site: the link, and the check of an answer to it, with changes to what the site expects. */
export function openRequest(scene: Scene, random: Random) {
  const nonce = randomName(random);
  const request = buildWalletRequest({ publicUrl: "https://vesper.test", id: randomName(random), nonce });
  return {
    ...request,
    nonce,
    check: (vpToken: string, changes: Partial<PresentationCheck> = {}): PresentationCheck => ({
      clientId: request.clientId,
      responseUri: request.responseUri,
      vpToken,
      nonce,
      issuers: scene.issuer.pem,
      now,
      ...changes,
    }),
  };
}

/** Presents an attestation of the trusted issuer, with deviations. Without any, it must be accepted. */
export function present(
  scene: Scene,
  random: Random,
  attestation: AttestationOptions = {},
  changes: PresentationChanges = {},
): PresentationCheck {
  const request = openRequest(scene, random);
  const { vp_token } = scene.issuer.createWallet(attestation).present(request.link, changes);
  return request.check(vp_token);
}
