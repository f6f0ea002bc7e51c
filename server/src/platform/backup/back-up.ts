import { createWriteStream } from "node:fs";
import { access, mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/client.ts";
import { listBackupSources, readLines, type BackupSource } from "../database/backup-sources.ts";
import { StartFailure } from "../problem.ts";
import type { Sealing } from "../sealing/sealing.ts";
import type { Secrets } from "../security/secrets.ts";
import type { Storage } from "../storage/storage.ts";
import {
  toFilePath,
  getKeyFingerprint,
  getCurrentSchema,
  toTablePath,
  writeManifest,
  type Manifest,
  type StoredFile,
} from "./manifest.ts";
import { createBackupKey, toFileName, toTableName, type BackupKey } from "./backup-key.ts";
import { measureStream } from "./measure-stream.ts";
import { createTally } from "./tally.ts";

/**
 * Identity documents must disappear after the check, so they are never copied. Uploads still contain location metadata,
 * archives and imported files contain messages and contacts in plain; all of them are needed for days at most. After a
 * restore, an unfinished upload or import has to be repeated, and an archive requested again.
 */
const excludedPrefixes = ["documents/", "uploads/", "archives/", "bulk-uploads/"];

/** A backup contains everything, so nobody else may enter its folder. */
const ownerOnly = 0o700;

export interface BackupParts {
  db: Database;
  storage: Storage;
  secrets: Secrets;
  sealing: Sealing;
  clock: Clock;
}

interface BackupOptions {
  /** Whether tables and files are encrypted with a new key, which `DOCUMENT_KEY` opens. */
  encrypt?: boolean | undefined;
}

/** Writes the database and files into a new folder, renamed to its final name only when complete. */
export async function backUp(
  parts: BackupParts,
  folder: string,
  { encrypt = false }: BackupOptions = {},
): Promise<Manifest> {
  if (await pathExists(folder)) throw new StartFailure(`${folder} already exists; choose a new folder`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(toTablePath(unfinished, "any")), { recursive: true, mode: ownerOnly });

  // Files are immutable under their key. Copying before and after the tables catches every file the tables refer to,
  // including files added or deleted in between.
  const files = new Map<string, StoredFile>();
  const seal = encrypt ? createBackupKey(parts.sealing) : undefined;
  const target = { folder: unfinished, seal };
  await copyFiles(parts, target, files);
  const tables = await copyTables(parts.db, target);
  await copyFiles(parts, target, files);

  const manifest: Manifest = {
    format: 1,
    madeAt: parts.clock.now().toISOString(),
    schema: getCurrentSchema(),
    keys: getKeyFingerprint(parts.secrets),
    tables,
    files: [...files.values()],
    ...(seal && { sealingKey: seal.wrapped.toString("base64") }),
  };
  await writeManifest(unfinished, manifest, parts.secrets);
  await rename(unfinished, folder);
  return manifest;
}

interface Target {
  folder: string;
  seal: BackupKey | undefined;
}

const pathExists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Copies all tables from one snapshot, without concurrent writes. */
function copyTables(db: Database, target: Target): Promise<Manifest["tables"]> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => {
      const tallies: Manifest["tables"] = {};
      for (const source of await listBackupSources(tx))
        tallies[source.name] = await copyTable(tx, source, target);
      return tallies;
    });
}

async function copyTable(
  tx: Database,
  source: BackupSource,
  { folder, seal }: Target,
): Promise<Manifest["tables"][string]> {
  const tally = createTally();
  async function* text() {
    for await (const lines of readLines(tx, source)) {
      lines.forEach(tally.add);
      yield `${lines.join("\n")}\n`;
    }
  }
  const gzip = createGzip();
  const last = seal?.createStream(toTableName(source.name)) ?? new PassThrough();
  const { stream, result } = measureStream(last);
  await Promise.all([
    pipeline(Readable.from(text()), gzip, last),
    pipeline(stream, createWriteStream(toTablePath(folder, source.name))),
  ]);
  return { ...tally.result(), sha256: result().sha256 };
}

async function copyFiles({ storage }: BackupParts, { folder, seal }: Target, known: Map<string, StoredFile>) {
  for await (const key of storage.list("")) {
    if (known.has(key) || excludedPrefixes.some((prefix) => key.startsWith(prefix))) continue;
    const content = await storage.read(key);
    if (!content) continue;
    const target = toFilePath(folder, key);
    await mkdir(dirname(target), { recursive: true });
    const plain = measureStream(content);
    const written = seal && measureStream(plain.stream.pipe(seal.createStream(toFileName(key))));
    await pipeline(written?.stream ?? plain.stream, createWriteStream(target));
    known.set(key, { key, ...plain.result(), ...(written && { sealedSha256: written.result().sha256 }) });
  }
}
