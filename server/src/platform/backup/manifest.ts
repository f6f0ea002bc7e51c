import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { readMigrations } from "../database/migrate.ts";
import { StartFailure } from "../problem.ts";
import { keyedHash, type Secrets } from "../secrets.ts";

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
  tables: z.record(z.string(), z.object({ rows: z.int(), sum: z.string() })),
  files: z.array(StoredFile),
});
export type Manifest = z.output<typeof Manifest>;

export const manifestIn = (folder: string) => join(folder, "manifest.json");
export const tableIn = (folder: string, name: string) => join(folder, "tables", `${name}.ndjson.gz`);
export const fileIn = (folder: string, key: string) => join(folder, "files", key);

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestIn(folder), "utf8").catch(() => {
    throw new StartFailure(`${folder} is not a backup: it has no manifest.json`);
  });
  const { data, error } = Manifest.safeParse(JSON.parse(text));
  if (error) throw new StartFailure(`the manifest of ${folder} cannot be read by this release`);
  return data;
}

export function schemaOfThisRelease(): Manifest["schema"] {
  const migrations = readMigrations();
  const hash = keyedHash(new Uint8Array(), ...migrations.map(({ checksum }) => checksum)).toString("hex");
  return { last: migrations.at(-1)?.name ?? "", hash };
}

export const fingerprint = (secrets: Secrets) =>
  keyedHash(secrets.keyFor("backup-fingerprint"), "vesper").toString("hex").slice(0, 16);
