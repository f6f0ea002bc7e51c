import { pipeline } from "node:stream/promises";
import { Writable } from "node:stream";
import type { Database } from "../database/client.ts";
import { listBackupSources, readLines, type BackupSource } from "../database/backup-sources.ts";
import type { Storage } from "../storage/storage.ts";
import { measureStream } from "./measure-stream.ts";
import type { Manifest } from "./manifest.ts";
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
  if (!content) return null;
  const { stream, result } = measureStream(content);
  await pipeline(stream, new Writable({ write: (_chunk, _encoding, next) => next() }));
  return result().sha256;
}
