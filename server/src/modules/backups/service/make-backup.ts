import { addMilliseconds, day } from "#platform/clock.ts";
import { transact, type Context } from "#platform/context.ts";
import { backUp } from "#platform/backup/back-up.ts";
import { measureFolder } from "#platform/backup/folder-size.ts";
import type { Manifest } from "#platform/backup/manifest.ts";
import { findDamage } from "#platform/backup/verify.ts";
import { withoutTimeouts } from "#platform/database/client.ts";
import { StartFailure } from "#platform/problem.ts";
import * as store from "../store.ts";
import { describeFailure, findSpaceShortage, folderExists, host, removeFolder, toFolder } from "./folder.ts";
import { findTestShortage, requestRestoreTest } from "./restore-test.ts";

/** Failures stay in the list for this long. */
const failuresKept = 14 * day;
const testEvery = 7 * day;

/** Makes a requested backup, reads it again, then deletes old ones and tests the restore once a week. */
export async function makeBackup(ctx: Context, id: string): Promise<void> {
  const row = await store.claimBackup(ctx.db, id, { host, startedAt: ctx.clock.now() });
  if (!row) return;
  const folder = toFolder(ctx.config, row);
  let bytes = 0;
  try {
    await enforceSpace(ctx);
    // A node that was killed may have left its attempt.
    await removeFolder(folder);
    const manifest = await writeBackup(ctx, folder);
    bytes = await measureFolder(folder);
    await store.updateBackup(ctx.db, id, {
      state: "finished",
      finishedAt: ctx.clock.now(),
      bytes,
      rowCount: countRows(manifest),
      fileCount: manifest.files.length,
      error: null,
    });
  } catch (error) {
    ctx.log.error({ err: error }, "backup failed");
    await removeFolder(folder);
    const failed = { state: "failed" as const, finishedAt: ctx.clock.now(), error: describeFailure(error) };
    await store.updateBackup(ctx.db, id, failed);
    return;
  }
  await removeOldBackups(ctx);
  if ((await isTestDue(ctx)) && !(await findTestShortage(ctx, { bytes })))
    await transact(ctx, (tx) => requestRestoreTest(tx, id));
}

async function enforceSpace(ctx: Context): Promise<void> {
  const [last] = (await store.selectBackups(ctx.db, ctx.clock.now())).filter(({ bytes }) => bytes !== null);
  const shortage = await findSpaceShortage(ctx, last?.bytes ?? 0);
  if (shortage) throw new StartFailure(shortage);
}

async function writeBackup(ctx: Context, folder: string): Promise<Manifest> {
  const manifest = await withoutTimeouts(ctx.config, ctx.log, ctx.db, (db) =>
    backUp({ ...ctx, db }, folder, { encrypt: ctx.config.encryptBackups }),
  );
  const [damage] = await findDamage(folder, manifest);
  if (damage) throw new StartFailure(damage);
  return manifest;
}

export const countRows = ({ tables }: Manifest): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

/** Keeps the newest backups. A folder on another machine is left to the next backup of that machine. */
async function removeOldBackups(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  for (const row of await store.selectSurplus(ctx.db, ctx.config.backup.keep)) {
    const folder = toFolder(ctx.config, row);
    if (row.host !== host && !(await folderExists(folder))) continue;
    await removeFolder(folder);
    await store.updateBackup(ctx.db, row.id, { removedAt: now });
  }
  await store.deletePast(ctx.db, addMilliseconds(now, -failuresKept));
}

async function isTestDue(ctx: Context): Promise<boolean> {
  const last = await store.selectLastTested(ctx.db);
  return !last?.testFinishedAt || last.testFinishedAt < addMilliseconds(ctx.clock.now(), -testEvery);
}
