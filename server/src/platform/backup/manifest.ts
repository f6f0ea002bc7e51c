import { timingSafeEqual } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { readMigrations } from "../database/migrate.ts";
import { StartFailure } from "../problem.ts";
import { hashWithKey, type Secrets } from "../security/secrets.ts";

/** `sealedSha256` is the hash of the file in an encrypted backup, `sha256` that of its content. */
const StoredFile = z.object({
  key: z.string(),
  size: z.int(),
  sha256: z.string(),
  sealedSha256: z.string().optional(),
});
export type StoredFile = z.output<typeof StoredFile>;

/** Description of a backup. Written last. */
const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Last migration, and a hash of all migrations. */
  schema: z.object({ last: z.string(), hash: z.string() }),
  /** Fingerprint that shows whether two sites share the same keys, without revealing them. */
  keys: z.string(),
  /**
   * `sum` does not depend on row order, so it can also be compared with a database; `sha256` is the hash of the
   * file.
   */
  tables: z.record(z.string(), z.object({ rows: z.int(), sum: z.string(), sha256: z.string().optional() })),
  files: z.array(StoredFile),
  /** Wrapped key of an encrypted backup, in base64. */
  sealingKey: z.string().optional(),
});
export type Manifest = z.output<typeof Manifest>;

const toManifestPath = (folder: string) => join(folder, "manifest.json");
const toSignaturePath = (folder: string) => join(folder, "manifest.sig");
export const toTablePath = (folder: string, name: string) => join(folder, "tables", `${name}.ndjson.gz`);
export const toFilePath = (folder: string, key: string) => join(folder, "files", key);

const signManifest = (secrets: Secrets, text: string) =>
  hashWithKey(secrets.deriveKey("backup-manifest"), text).toString("hex");

/** Writes and signs the manifest. It contains the hash of every other file, so its signature covers them all. */
export async function writeManifest(folder: string, manifest: Manifest, secrets: Secrets): Promise<void> {
  const text = JSON.stringify(manifest, null, 1);
  await writeFile(toManifestPath(folder), text);
  await writeFile(toSignaturePath(folder), signManifest(secrets, text));
}

/** Reads the manifest. Without secrets the signature is not checked: the operator has chosen to trust the backup. */
export async function readManifest(folder: string, secrets?: Secrets): Promise<Manifest> {
  const text = await readFile(toManifestPath(folder), "utf8").catch(() => {
    throw new StartFailure(`${folder} is not a backup: it has no manifest.json`);
  });
  if (secrets) await verifySignature(folder, text, secrets);
  const { data, error } = Manifest.safeParse(JSON.parse(text));
  if (error) throw new StartFailure(`this release cannot read the manifest of ${folder}`);
  return data;
}

async function verifySignature(folder: string, text: string, secrets: Secrets): Promise<void> {
  const given = Buffer.from(await readFile(toSignaturePath(folder), "utf8").catch(() => ""));
  const wanted = Buffer.from(signManifest(secrets, text));
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return;
  throw new StartFailure(
    `the backup ${folder} was changed, or was not signed with this JWT_SECRET; restore it with the key it was made with, or add --unsigned to skip the signature check`,
  );
}

export function getCurrentSchema(): Manifest["schema"] {
  const migrations = readMigrations();
  const hash = hashWithKey(new Uint8Array(), ...migrations.map(({ checksum }) => checksum)).toString("hex");
  return { last: migrations.at(-1)?.name ?? "", hash };
}

export const getKeyFingerprint = (secrets: Secrets) =>
  hashWithKey(secrets.deriveKey("backup-fingerprint"), "vesper").toString("hex").slice(0, 16);
