import type { Transform } from "node:stream";
import { randomBytes } from "node:crypto";
import { createSecrets } from "../security/secrets.ts";
import type { Sealing } from "../sealing/sealing.ts";
import type { Manifest } from "./manifest.ts";
import { createOpeningStream, createSealingStream } from "./sealed-stream.ts";

const owner = "backup";

export const toTableName = (name: string) => `table ${name}`;
export const toFileName = (key: string) => `file ${key}`;

/** The key of an encrypted backup. Each table and file has a key derived from it, so that none can stand for another. */
export interface BackupKey {
  wrapped: Buffer;
  createStream(name: string): Transform;
}

const deriveFrom = (key: Uint8Array, name: string) =>
  createSecrets(Buffer.from(key).toString("hex")).deriveKey(name);

export function createBackupKey({ roots }: Sealing): BackupKey {
  const key = randomBytes(32);
  return {
    wrapped: roots.wrapKey(owner, key),
    createStream: (name) => createSealingStream(deriveFrom(key, name)),
  };
}

/** Returns a function that decrypts a table or file; undefined if the backup is not encrypted. */
export function openBackupKey(
  { roots }: Sealing,
  { sealingKey }: Manifest,
): ((name: string) => Transform) | undefined {
  if (!sealingKey) return undefined;
  const key = roots.unwrapKey(owner, Buffer.from(sealingKey, "base64"));
  return (name) => createOpeningStream(deriveFrom(key, name));
}
