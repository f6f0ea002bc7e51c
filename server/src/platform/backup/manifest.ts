import { timingSafeEqual } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { readMigrations } from "../database/migrate.ts";
import { StartFailure } from "../problem.ts";
import { hashWithKey, type Secrets } from "../security/secrets.ts";

const StoredFile = z.object({ key: z.string(), size: z.int(), sha256: z.string() });
export type StoredFile = z.output<typeof StoredFile>;

/** What a backup says of itself. It is written last. */
const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The last migration, and a hash over all of them. */
  schema: z.object({ last: z.string(), hash: z.string() }),
  /** Tells whether the keys of two sites are the same, and nothing about them. */
  keys: z.string(),
  /** The sum is the same for every order of rows, so a database can be compared with it; the hash is the file's. */
  tables: z.record(z.string(), z.object({ rows: z.int(), sum: z.string(), sha256: z.string().optional() })),
  files: z.array(StoredFile),
});
export type Manifest = z.output<typeof Manifest>;

const toManifestPath = (folder: string) => join(folder, "manifest.json");
const toSignaturePath = (folder: string) => join(folder, "manifest.sig");
export const toTablePath = (folder: string, name: string) => join(folder, "tables", `${name}.ndjson.gz`);
export const toFilePath = (folder: string, key: string) => join(folder, "files", key);

const signManifest = (secrets: Secrets, text: string) =>
  hashWithKey(secrets.deriveKey("backup-manifest"), text).toString("hex");

/** The manifest names the hash of every other file, so its signature vouches for all of them. */
export async function writeManifest(folder: string, manifest: Manifest, secrets: Secrets): Promise<void> {
  const text = JSON.stringify(manifest, null, 1);
  await writeFile(toManifestPath(folder), text);
  await writeFile(toSignaturePath(folder), signManifest(secrets, text));
}

/** Without secrets the signature is not looked at: the operator has decided to take the backup as it is. */
export async function readManifest(folder: string, secrets?: Secrets): Promise<Manifest> {
  const text = await readFile(toManifestPath(folder), "utf8").catch(() => {
    throw new StartFailure(`${folder} is not a backup: it has no manifest.json`);
  });
  if (secrets) await verifySignature(folder, text, secrets);
  const { data, error } = Manifest.safeParse(JSON.parse(text));
  if (error) throw new StartFailure(`the manifest of ${folder} cannot be read by this release`);
  return data;
}

async function verifySignature(folder: string, text: string, secrets: Secrets): Promise<void> {
  const given = Buffer.from(await readFile(toSignaturePath(folder), "utf8").catch(() => ""));
  const wanted = Buffer.from(signManifest(secrets, text));
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return;
  throw new StartFailure(
    `the backup ${folder} was changed, or was not signed with this JWT_SECRET; restore with the key it was made with, or add --unsigned to take it as it is`,
  );
}

export function getCurrentSchema(): Manifest["schema"] {
  const migrations = readMigrations();
  const hash = hashWithKey(new Uint8Array(), ...migrations.map(({ checksum }) => checksum)).toString("hex");
  return { last: migrations.at(-1)?.name ?? "", hash };
}

export const getKeyFingerprint = (secrets: Secrets) =>
  hashWithKey(secrets.deriveKey("backup-fingerprint"), "vesper").toString("hex").slice(0, 16);
