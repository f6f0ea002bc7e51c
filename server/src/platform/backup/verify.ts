import { createReadStream } from "node:fs";
import { Writable, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Database } from "../database/client.ts";
import { listBackupSources, readLines, type BackupSource } from "../database/backup-sources.ts";
import type { Storage } from "../storage/storage.ts";
import { measureStream } from "./measure-stream.ts";
import { toFilePath, toTablePath, type Manifest } from "./manifest.ts";
import { createTally, type Tally } from "./tally.ts";

/** Reads the backup again and names each table and file that differs from the manifest. */
export async function findDifferences(
  { db, storage }: { db: Database; storage: Storage },
  manifest: Manifest,
): Promise<string[]> {
  const differences = await db.transaction().execute(async (tx) => {
    const found: string[] = [];
    for (const source of await listBackupSources(tx)) {
      const [was, is] = [manifest.tables[source.name], await computeTally(tx, source)];
      if (was?.sum !== is.sum)
        found.push(`${source.name}: differs from the backup (${was?.rows ?? 0} rows then, ${is.rows} now)`);
    }
    return found;
  });
  for (const { key, sha256 } of manifest.files) {
    if ((await findFileHash(storage, key)) !== sha256)
      differences.push(`file ${key} differs from the backup`);
  }
  return differences;
}

async function computeTally(tx: Database, source: BackupSource): Promise<Tally> {
  const tally = createTally();
  for await (const lines of readLines(tx, source)) lines.forEach(tally.add);
  return tally.result();
}

async function findFileHash(storage: Storage, key: string): Promise<string | null> {
  const content = await storage.read(key);
  return content && computeHash(content);
}

/** Reads a finished backup from the disk again and names every file that is not as the manifest says. */
export async function findDamage(folder: string, { tables, files }: Manifest): Promise<string[]> {
  const wanted = [
    ...Object.entries(tables).map(([name, { sha256 }]) => ({ path: toTablePath(folder, name), sha256 })),
    ...files.map(({ key, sha256, sealedSha256 = sha256 }) => ({
      path: toFilePath(folder, key),
      sha256: sealedSha256,
    })),
  ];
  const damaged: string[] = [];
  for (const { path, sha256 } of wanted) {
    const hash = await computeHash(createReadStream(path)).catch(() => null);
    // Backups from earlier releases have no hashes of tables.
    if (hash === null || (sha256 !== undefined && hash !== sha256))
      damaged.push(`${path} does not match the manifest`);
  }
  return damaged;
}

async function computeHash(content: Readable): Promise<string> {
  const { stream, result } = measureStream(content);
  await pipeline(stream, new Writable({ write: (_chunk, _encoding, next) => next() }));
  return result().sha256;
}
