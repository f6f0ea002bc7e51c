import { createHmac } from "node:crypto";
import type { PresentationCheck } from "#modules/age/worker/verify.ts";
import { CborMap, Tagged, embed, encodeCbor, toMap, type Cbor } from "./cbor.ts";
import { now, openRequest, pick, present, shift, type Random, type Scene } from "./scene.ts";
import { createKeyPair } from "./signing.ts";

type Mutation = (scene: Scene, random: Random) => PresentationCheck;

const below = (random: Random, end: number) => Math.floor(random() * end);
const randomText = (random: Random) => below(random, 2 ** 48).toString(36);
const extend = (map: CborMap, fields: Record<string, Cbor>) =>
  new CborMap([...map.entries, ...toMap(fields).entries]);
const replace = (map: CborMap, key: string, value: Cbor) =>
  new CborMap(map.entries.map(([name, old]) => [name, name === key ? value : old]));

const changeBytes =
  (change: (bytes: Buffer, random: Random) => Buffer): Mutation =>
  (scene, random) =>
    present(scene, random, {}, { changeBytes: (bytes) => change(Buffer.from(bytes), random) });

const bytes: Record<string, Mutation> = {
  "a flipped bit": changeBytes((content, random) => {
    const at = below(random, content.length);
    content.writeUInt8(content.readUInt8(at) ^ (1 << below(random, 8)), at);
    return content;
  }),
  "several changed bytes": changeBytes((content, random) => {
    const before = Buffer.from(content);
    for (let count = 2 + below(random, 8); count > 0 || content.equals(before); count -= 1)
      content.writeUInt8(below(random, 256), below(random, content.length));
    return content;
  }),
  "a truncated presentation": changeBytes((content, random) =>
    content.subarray(0, below(random, content.length)),
  ),
  "trailing bytes": changeBytes((content, random) =>
    Buffer.concat([content, Buffer.alloc(1 + below(random, 40), pick(random, [0, 0xf6, 0xff]))]),
  ),
  "a missing piece": changeBytes((content, random) => {
    const from = below(random, content.length);
    return Buffer.concat([content.subarray(0, from), content.subarray(from + 1 + below(random, 60))]);
  }),
  "an indefinite length": changeBytes((content) =>
    Buffer.concat([Buffer.from([0xbf]), content.subarray(1), Buffer.from([0xff])]),
  ),
  "a length in its long form": changeBytes((content) =>
    Buffer.concat([Buffer.from([0xb8, 3]), content.subarray(1)]),
  ),
};

const sessions: Record<string, Mutation> = {
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

const algorithms: Record<string, Mutation> = {
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

const issuers: Record<string, Mutation> = {
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

const dates: Record<string, Mutation> = {
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

const otherValues: Cbor[] = [
  1,
  0,
  "true",
  "",
  null,
  [true],
  toMap({}),
  Buffer.from([1]),
  embed(true),
  new Tagged(0, "true"),
];

const documents: Record<string, Mutation> = {
  "the value false": (scene, random) => present(scene, random, { isAdult: false }),
  "another kind of value": (scene, random) =>
    present(scene, random, { elements: [["age_over_18", pick(random, otherValues)]] }),
  "another element": (scene, random) =>
    present(scene, random, {
      elements: [[pick(random, ["age_over_16", "age_over_21", "age_over_180", ""]), true]],
    }),
  "an extra element": (scene, random) =>
    present(scene, random, {
      elements: [
        ["age_over_18", true],
        [pick(random, ["age_over_18", "age_over_21", "name"]), true],
      ],
    }),
  "no element": (scene, random) => present(scene, random, { elements: [] }),
  "another namespace": (scene, random) =>
    present(scene, random, { namespace: pick(random, ["eu.europa.ec.av.2", "org.iso.18013.5.1", ""]) }),
  "a second namespace": (scene, random) =>
    present(scene, random, { secondNamespace: pick(random, ["eu.europa.ec.av.2", "org.iso.18013.5.1"]) }),
  "another doctype": (scene, random) => {
    const docType = pick(random, ["eu.europa.ec.av.2", "org.iso.18013.5.1.mDL", ""]);
    return present(scene, random, { docType }, { docType });
  },
  "a doctype that was not signed": (scene, random) =>
    present(
      scene,
      random,
      pick(random, [{ docType: "eu.europa.ec.av.2" }, { docType: "eu.europa.ec.eudi.pid.1" }]),
    ),
  "a changed value": (scene, random) => swapItems(scene, random, false),
  "the item of another attestation": (scene, random) => swapItems(scene, random, true),
  "a doubled document": (scene, random) =>
    present(
      scene,
      random,
      {},
      {
        changeResponse: (response) => {
          const documents = response.entries.flatMap(([name, value]) => (name === "documents" ? value : []));
          return replace(response, "documents", [...documents, ...documents]);
        },
      },
    ),
  "no document": (scene, random) =>
    present(scene, random, {}, { changeResponse: (response) => replace(response, "documents", []) }),
  errors: (scene, random) =>
    present(
      scene,
      random,
      {},
      pick(random, [
        { changeDocument: (document) => extend(document, { errors: toMap({}) }) },
        { changeResponse: (response) => extend(response, { documentErrors: [] }) },
        { changeResponse: (response) => replace(response, "status", pick(random, [1, 10, 11, 12])) },
      ]),
    ),
  "an unknown or repeated key": (scene, random) =>
    present(
      scene,
      random,
      {},
      pick(random, [
        { changeDocument: (document) => extend(document, { note: 1 }) },
        { changeDocument: (document) => extend(document, { docType: "eu.europa.ec.av.1" }) },
        { changeResponse: (response) => extend(response, { status: 0 }) },
        { changeResponse: (response) => replace(response, "version", "1.1") },
      ]),
    ),
  "an unknown key of the issuer's part": (scene, random) =>
    present(scene, random, {}, { changeDocument: (document) => extendPart(document, "issuerSigned") }),
  "an unknown key of the wallet's part": (scene, random) =>
    present(scene, random, {}, { changeDocument: (document) => extendPart(document, "deviceSigned") }),
  "a value that the wallet states itself": (scene, random) =>
    present(
      scene,
      random,
      { isAdult: pick(random, [true, false]) },
      { deviceNamespaces: toMap({ "eu.europa.ec.av.1": toMap({ age_over_18: true }) }) },
    ),
};

const getPart = (document: CborMap, key: string): CborMap => {
  const part = document.entries.find(([name]) => name === key)?.[1];
  if (!(part instanceof CborMap)) throw new Error(`a document without ${key}`);
  return part;
};
const extendPart = (document: CborMap, key: string) =>
  replace(document, key, extend(getPart(document, key), { note: 1 }));

/** Puts an item that says true into an attestation that says false, unsigned or signed for another wallet. */
function swapItems(scene: Scene, random: Random, isSigned: boolean): PresentationCheck {
  const other = scene.issuer.createWallet().issuerSigned.entries[0]?.[1] ?? null;
  const forged = toMap({
    "eu.europa.ec.av.1": [
      embed(
        toMap({
          random: Buffer.alloc(32),
          digestID: 0,
          elementValue: true,
          elementIdentifier: "age_over_18",
        }),
      ),
    ],
  });
  return present(
    scene,
    random,
    { isAdult: false },
    {
      changeDocument: (document) => {
        const issuerSigned = getPart(document, "issuerSigned");
        return replace(
          document,
          "issuerSigned",
          replace(issuerSigned, "nameSpaces", isSigned ? other : forged),
        );
      },
    },
  );
}

const changeAnswer =
  (change: (presentation: string) => string): Mutation =>
  (scene, random) =>
    present(scene, random, {}, { changeAnswer: change });

/** The last character of a presentation may have bits that no byte needs. A key id makes its length fit. */
const setSpareBits: Mutation = (scene, random) => {
  const [request, wallet] = [openRequest(scene, random), scene.issuer.createWallet()];
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const changeAnswer = (one: string) => {
    const last = letters.indexOf(one.slice(-1));
    return JSON.stringify({ proof_of_age: [one.slice(0, -1) + letters.charAt(last + 1)] });
  };
  const sizes = [16, 17, 18].map((size) => ({ signature: { unprotected: toKeyId(size) } }));
  const changes = sizes.find((size) => {
    const { vp_token } = wallet.present(request.link, { ...size, changeAnswer: (one) => one });
    return vp_token.length % 4 > 0;
  });
  return request.check(wallet.present(request.link, { ...changes, changeAnswer }).vp_token);
};
const toKeyId = (size: number): [Cbor, Cbor][] => [[4, Buffer.alloc(size)]];

const answers: Record<string, Mutation> = {
  "two queries": changeAnswer((one) => JSON.stringify({ proof_of_age: [one], other: [one] })),
  "another query": changeAnswer((one) => JSON.stringify({ proof_of_ages: [one] })),
  "two presentations": changeAnswer((one) => JSON.stringify({ proof_of_age: [one, one] })),
  "no presentation": changeAnswer(() => JSON.stringify({ proof_of_age: [] })),
  "a repeated query": changeAnswer((one) => `{"proof_of_age":["${one}"],"proof_of_age":["${one}"]}`),
  "a presentation outside a list": changeAnswer((one) => JSON.stringify({ proof_of_age: one })),
  "a bare presentation": changeAnswer((one) => one),
  "spare bits of base64": setSpareBits,
  "padded base64": changeAnswer((one) => JSON.stringify({ proof_of_age: [`${one}=`] })),
  "an oversized answer": changeAnswer(
    (one) => JSON.stringify({ proof_of_age: [one] }) + " ".repeat(16 * 1024),
  ),
};

/** Deviations from a valid presentation, by name. None may be accepted. */
export const mutations: Record<string, Mutation> = {
  ...bytes,
  ...sessions,
  ...algorithms,
  ...issuers,
  ...dates,
  ...documents,
  ...answers,
};
