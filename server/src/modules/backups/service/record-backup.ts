import { basename } from "node:path";
import { v7 as newId } from "uuid";
import type { Context } from "#platform/context.ts";
import { measureFolder } from "#platform/backup/folder-size.ts";
import type { Manifest } from "#platform/backup/manifest.ts";
import * as store from "../store.ts";
import { host } from "./folder.ts";
import { countRows } from "./make-backup.ts";

/** Records a backup made on the command line, so that the status page knows of it. */
export async function recordBackup(ctx: Context, folder: string, manifest: Manifest): Promise<void> {
  const now = ctx.clock.now();
  await store.insertBackup(ctx.db, {
    id: newId(),
    kind: "command",
    name: basename(folder),
    state: "finished",
    host,
    requestedAt: new Date(manifest.madeAt),
    startedAt: null,
    finishedAt: now,
    bytes: await measureFolder(folder),
    rowCount: countRows(manifest),
    fileCount: manifest.files.length,
  });
}
