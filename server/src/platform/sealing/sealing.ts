import { createSecretKey, randomBytes, type KeyObject } from "node:crypto";
import type { Database } from "../database/client.ts";
import { selectIsSealingOn } from "../database/sealing-state.ts";
import { seal, unseal } from "../security/secrets.ts";
import { createKeyCache } from "./key-cache.ts";
import type { RootKeys } from "./root-keys.ts";
import { toKeptKey, type WrappedKey } from "./wrapped-key.ts";

/** Seals and opens text with the wrapped keys of the database. */
export interface Sealing {
  readonly roots: RootKeys;
  /** Returns a new wrapped key. It is lost unless it is stored with its owner. */
  createKey(owner: string): Buffer;
  /** Seals for one place: a column and its row. The result cannot be opened for any other. */
  sealText(key: WrappedKey, place: string, text: string): Buffer;
  openText(key: WrappedKey, place: string, sealed: Uint8Array): string;
  /** Whether new rows are sealed. Once it is on, it stays on. */
  isOn(db: Database): Promise<boolean>;
}

/** Context of the statements that read and write sealed columns. */
export interface SealingContext {
  db: Database;
  sealing: Sealing;
}

/** A node that has not seen the switch yet asks again after this time. Until then it writes plain rows. */
const switchPoll = 1_000;

export function createSealing(roots: RootKeys): Sealing {
  const keys = createKeyCache();
  let [isOn, askedAt] = [false, -Infinity];

  function unwrap({ owner, wrapped }: WrappedKey): KeyObject {
    const known = keys.get(owner);
    if (known && Buffer.compare(known.wrapped, wrapped) === 0) return known.key;
    const key = createSecretKey(roots.unwrapKey(owner, wrapped));
    keys.set(owner, { ...toKeptKey({ owner, wrapped }), key });
    return key;
  }

  return {
    roots,
    createKey: (owner) => roots.wrapKey(owner, randomBytes(32)),
    sealText: (key, place, text) => seal(unwrap(key), `${place} ${key.owner}`, Buffer.from(text)),
    openText: (key, place, sealed) => unseal(unwrap(key), `${place} ${key.owner}`, sealed).toString(),
    async isOn(db) {
      if (isOn || performance.now() - askedAt < switchPoll) return isOn;
      isOn = await selectIsSealingOn(db);
      askedAt = performance.now();
      return isOn;
    },
  };
}
