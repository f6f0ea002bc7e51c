import type { PresentationCheck } from "#modules/age/worker/verify.ts";
import { CborMap, Tagged, embed, toMap, type Cbor } from "../cbor.ts";
import { pick, present, type Random, type Scene } from "../scene.ts";
import { type Mutation, extend, replace } from "./mutation.ts";

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

export const documents: Record<string, Mutation> = {
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
