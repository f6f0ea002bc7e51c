import { createReadStream } from "node:fs";
import { PassThrough, Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Database } from "../database/client.ts";
import {
  insertLines,
  hasAccounts,
  listBackupSources,
  refreshStatistics,
  type BackupSource,
} from "../database/backup-sources.ts";
import { withConstraintsDeferred } from "../database/deferred-constraints.ts";
import { StartFailure } from "../problem.ts";
import type { Sealing } from "../sealing/sealing.ts";
import type { Secrets } from "../security/secrets.ts";
import type { Storage } from "../storage/storage.ts";
import { openBackupKey, toFileName, toTableName } from "./backup-key.ts";
import { measureStream } from "./measure-stream.ts";
import { toFilePath, readManifest, getCurrentSchema, toTablePath, type Manifest } from "./manifest.ts";
import { createTally } from "./tally.ts";

export interface RestoreParts {
  db: Database;
  storage: Storage;
  sealing: Sealing;
  /** Secrets of the site that signed the backup; without them the signature is not checked. */
  secrets?: Secrets | undefined;
}

/** Restores a backup into an empty site: first the files, then all tables in one transaction. */
export async function restoreBackup(
  { db, storage, secrets, sealing }: RestoreParts,
  folder: string,
): Promise<Manifest> {
  const manifest = await readManifest(folder, secrets);
  const { last, hash } = getCurrentSchema();
  if (manifest.schema.hash !== hash) {
    throw new StartFailure(
      `the backup was made by another release (its schema ends with ${manifest.schema.last}, this one with ${last}); restore it with that release, then upgrade`,
    );
  }
  if (await hasAccounts(db))
    throw new StartFailure("this database already has accounts; restore into an empty one");
  // If restoring the tables fails, the next attempt overwrites these files.
  const source = { folder, open: openBackupKey(sealing, manifest) };
  for (const file of manifest.files) await restoreFile(storage, source, file);
  await db.transaction().execute(async (tx) => {
    const sources = await listBackupSources(tx);
    await withConstraintsDeferred(tx, async () => {
      for (const table of sources) await restoreTable(tx, table, source, manifest);
    });
    await refreshStatistics(tx);
  });
  return manifest;
}

interface Source {
  folder: string;
  open: ReturnType<typeof openBackupKey>;
}

async function restoreFile(storage: Storage, { folder, open }: Source, file: Manifest["files"][number]) {
  const content = createReadStream(toFilePath(folder, file.key));
  const { stream, result } = measureStream(
    open ? content.compose<Transform>(open(toFileName(file.key))) : content,
  );
  await storage.put(file.key, stream);
  if (result().sha256 === file.sha256) return;
  await storage.remove(file.key);
  throw new StartFailure(
    `${toFilePath(folder, file.key)} does not match the manifest; the backup is damaged`,
  );
}

async function restoreTable(
  tx: Database,
  source: BackupSource,
  { folder, open }: Source,
  { tables }: Manifest,
) {
  const tally = createTally();
  const { stream, result } = measureStream(createReadStream(toTablePath(folder, source.name)));
  const wanted = tables[source.name];
  const opened = open?.(toTableName(source.name)) ?? new PassThrough();
  await pipeline(stream, opened, createGunzip(), batchLines, async (batches: AsyncIterable<string[]>) => {
    for await (const lines of batches) {
      lines.forEach(tally.add);
      await insertLines(tx, source, lines);
    }
  });
  // The sum alone can be forged by adding rows, so the hash is checked as well. Backups from earlier releases have
  // only the sum.
  const isUnchanged = !wanted?.sha256 || result().sha256 === wanted.sha256;
  if (tally.result().sum !== wanted?.sum || !isUnchanged) {
    throw new StartFailure(
      `${toTablePath(folder, source.name)} does not match the manifest; the backup is damaged`,
    );
  }
}

const batchSize = 1_000;

async function* batchLines(text: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  let [lines, rest] = [[] as string[], ""];
  for await (const chunk of Readable.from(text).setEncoding("utf8") as AsyncIterable<string>) {
    const parts = (rest + chunk).split("\n");
    rest = parts.pop() ?? "";
    lines.push(...parts);
    if (lines.length < batchSize) continue;
    yield lines;
    lines = [];
  }
  yield lines;
}
