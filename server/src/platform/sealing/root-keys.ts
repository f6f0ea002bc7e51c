import { createSecrets, hashWithKey, seal, unseal, type Secrets } from "../security/secrets.ts";

const idBytes = 8;

interface RootKey {
  /** Hash that names the key without revealing it. */
  id: Buffer;
  wrappingKey: Uint8Array;
  secrets: Secrets;
}

/** The keys of `DOCUMENT_KEY`, newest first. They live outside the database and wrap all keys in it. */
export interface RootKeys {
  readonly ids: readonly Buffer[];
  /** Wraps a key with the newest root key: its id, followed by the encrypted key. */
  wrapKey(owner: string, key: Uint8Array): Buffer;
  /** Throws if the root key is unknown, or if the wrapped key belongs to another owner. */
  unwrapKey(owner: string, wrapped: Uint8Array): Buffer;
  /** Whether the key was wrapped with the newest root key. */
  isCurrent(wrapped: Uint8Array): boolean;
  /** Secrets derived from each root key, newest first, for keys that were made before they had an id. */
  readonly secrets: readonly [Secrets, ...Secrets[]];
}

export class UnknownRootKey extends Error {
  constructor() {
    super("sealed with a DOCUMENT_KEY that this node does not have");
  }
}

export function createRootKeys(texts: readonly string[]): RootKeys {
  const [newest, ...older] = texts.map(createRootKey);
  if (!newest) throw new Error("at least one root key is needed");
  const roots = [newest, ...older];
  const findRoot = (wrapped: Uint8Array) => roots.find(({ id }) => id.equals(wrapped.subarray(0, idBytes)));
  return {
    ids: roots.map(({ id }) => id),
    secrets: [newest.secrets, ...older.map(({ secrets }) => secrets)],
    wrapKey: (owner, key) => Buffer.concat([newest.id, seal(newest.wrappingKey, owner, key)]),
    unwrapKey(owner, wrapped) {
      const root = findRoot(wrapped);
      if (!root) throw new UnknownRootKey();
      return unseal(root.wrappingKey, owner, wrapped.subarray(idBytes));
    },
    isCurrent: (wrapped) => findRoot(wrapped) === newest,
  };
}

function createRootKey(text: string): RootKey {
  const secrets = createSecrets(text);
  const id = hashWithKey(secrets.deriveKey("root-id"), "vesper").subarray(0, idBytes);
  return { id, wrappingKey: secrets.deriveKey("sealing-keys"), secrets };
}
