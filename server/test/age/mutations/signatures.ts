import { createHmac } from "node:crypto";
import { CborMap, encodeCbor, toMap, type Cbor } from "../cbor.ts";
import { openRequest, pick, present } from "../scene.ts";
import { type Mutation, randomText } from "./mutation.ts";

export const sessions: Record<string, Mutation> = {
  "another nonce": (scene, random) => present(scene, random, {}, { session: { nonce: randomText(random) } }),
  "another audience": (scene, random) =>
    present(
      scene,
      random,
      {},
      {
        session: {
          clientId: pick(random, [
            "",
            "https://vesper.test",
            `redirect_uri:https://${randomText(random)}.test/`,
          ]),
        },
      },
    ),
  "another response address": (scene, random) =>
    present(
      scene,
      random,
      {},
      { session: { responseUri: `https://vesper.test/age/answer/${randomText(random)}` } },
    ),
  "a swapped session": (scene, random) => {
    const [own, other] = [openRequest(scene, random), openRequest(scene, random)];
    return own.check(scene.issuer.createWallet().present(other.link).vp_token);
  },
  "an attached payload of another session": (scene, random) => {
    const [own, other] = [openRequest(scene, random), openRequest(scene, random)];
    const changes = { signature: { isDetached: false } };
    return own.check(scene.issuer.createWallet().present(other.link, changes).vp_token);
  },
  "another wallet's key": (scene, random) =>
    present(scene, random, {}, { device: scene.issuer.createWallet().device }),
  "a MAC instead of a signature": (scene, random) =>
    present(
      scene,
      random,
      {},
      { changeAuth: ([, , , signature]) => toMap({ deviceMac: createMac(signature) }) },
    ),
  "a MAC besides the signature": (scene, random) =>
    present(
      scene,
      random,
      {},
      {
        changeAuth: (deviceSignature) => toMap({ deviceSignature, deviceMac: createMac(deviceSignature[3]) }),
      },
    ),
  "no signature of the wallet": (scene, random) =>
    present(scene, random, {}, { changeAuth: () => toMap({}) }),
};

function createMac(key: Cbor | undefined): Cbor[] {
  const tag = createHmac("sha256", key instanceof Uint8Array ? key : "").digest();
  return [encodeCbor(new CborMap([[1, 5]])), new CborMap([]), null, tag];
}

const wrongHeaders: [Cbor, Cbor][][] = [
  [],
  [[1, 0]],
  [[1, 5]],
  [[1, -8]],
  [[1, -35]],
  [[1, -257]],
  [[1, "none"]],
  [[1, null]],
  [
    [1, -7],
    [2, [1]],
  ],
];

export const algorithms: Record<string, Mutation> = {
  "a wrong algorithm of the issuer": (scene, random) =>
    present(scene, random, { signature: { protectedHeaders: pick(random, wrongHeaders) } }),
  "a wrong algorithm of the wallet": (scene, random) =>
    present(scene, random, {}, { signature: { protectedHeaders: pick(random, wrongHeaders) } }),
  "an unprotected algorithm": (scene, random) =>
    present(scene, random, {}, { signature: { protectedHeaders: [], unprotected: [[1, -7]] } }),
  "an unknown header": (scene, random) =>
    present(
      scene,
      random,
      {},
      { signature: { unprotected: [[pick(random, [2, 7, 33, 99]), Buffer.alloc(8)]] } },
    ),
  "an empty signature": (scene, random) =>
    present(
      scene,
      random,
      {},
      {
        changeAuth: ([headers = null, unprotected = null, payload = null]) =>
          toMap({
            deviceSignature: [headers, unprotected, payload, Buffer.alloc(pick(random, [0, 64]))],
          }),
      },
    ),
};
