import type { PresentationCheck } from "#modules/age/worker/verify.ts";
import { CborMap, toMap, type Cbor } from "../cbor.ts";
import type { Random, Scene } from "../scene.ts";

/** Changes a valid presentation so that it must be refused. */
export type Mutation = (scene: Scene, random: Random) => PresentationCheck;

export const below = (random: Random, end: number) => Math.floor(random() * end);
export const randomText = (random: Random) => below(random, 2 ** 48).toString(36);
export const extend = (map: CborMap, fields: Record<string, Cbor>) =>
  new CborMap([...map.entries, ...toMap(fields).entries]);
export const replace = (map: CborMap, key: string, value: Cbor) =>
  new CborMap(map.entries.map(([name, old]) => [name, name === key ? value : old]));
