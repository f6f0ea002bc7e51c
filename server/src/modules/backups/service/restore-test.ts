import { audit } from "#modules/moderation/index.ts";
import { addMilliseconds, hour } from "#platform/clock.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { tryRestore } from "#platform/backup/try-restore.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { backupTesting } from "../job-definitions.ts";
import * as store from "../store.ts";
import { describeFailure, findSpaceShortage, folderExists, toFolder } from "./folder.ts";

/** A test takes at most three hours; after this time its node has stopped. */
const lostAfter = 4 * hour;
/** Tables are compressed in a backup and have indexes in a database. */
const growth = 4;

/** Reason why there is no space for a restore test. */
export const findTestShortage = (ctx: Context, { bytes }: Pick<store.BackupRow, "bytes">) =>
  findSpaceShortage(ctx, (bytes ?? 0) * growth);

/** Requests a restore test by a member of staff. */
export function testBackup(ctx: Context, id: string): Promise<store.BackupRow> {
  return transact(ctx, async (tx) => {
    const backup = orNotFound(await store.selectBackup(tx.db, id));
    if (backup.state !== "finished" || backup.removedAt)
      throw new Problem("conflict", "Only a finished backup can be tested.");
    const requested = await requestRestoreTest(tx, id);
    if (!requested) throw new Problem("conflict", "A restore test is already running.");
    await audit(tx, { action: "backup.test_requested", subject: { type: "backup", id } });
    return requested;
  });
}

export async function requestRestoreTest(tx: Transaction, id: string): Promise<store.BackupRow | undefined> {
  const now = tx.clock.now();
  const backup = await store.requestTest(tx.db, id, { now, lostBefore: addMilliseconds(now, -lostAfter) });
  if (backup) await enqueue(tx, backupTesting, { id });
  return backup;
}

/** Restores the backup into a temporary database in another process and records whether everything is there. */
export async function runRestoreTest(ctx: Context, id: string): Promise<void> {
  const running = { testState: "running" as const, testStartedAt: ctx.clock.now() };
  const backup = await store.updateBackup(ctx.db, id, running);
  if (!backup) return;
  const error = await findRestoreFailure(ctx, backup).catch(describeFailure);
  if (error) ctx.log.error({ backup: backup.name, error }, "restore test failed");
  await store.updateBackup(ctx.db, id, {
    testState: error ? "failed" : "passed",
    testFinishedAt: ctx.clock.now(),
    testError: error,
  });
}

async function findRestoreFailure(ctx: Context, backup: store.BackupRow): Promise<string | null> {
  const folder = toFolder(ctx.config, backup);
  if (!(await folderExists(folder))) {
    return `The folder ${backup.name} is not on this machine. It was written on ${backup.host ?? "another one"}; with several nodes, set BACKUP_DIR to a folder that all of them share.`;
  }
  return (await findTestShortage(ctx, backup)) ?? tryRestore(folder, ctx.config);
}
