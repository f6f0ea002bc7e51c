import { v7 as newId } from "uuid";
import type { Backup } from "@vesper/contract/operations/backups";
import { audit } from "#modules/moderation/index.ts";
import { addMilliseconds, hour } from "#platform/clock.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { backupMaking } from "../job-definitions.ts";
import { findLastDue } from "../schedule.ts";
import * as store from "../store.ts";
import { toBackupName } from "./folder.ts";

/** Longer than the job may take with all its retries. */
const lostAfter = 12 * hour;

/** Requests a backup by a member of staff. */
export function startBackup(ctx: Context): Promise<store.BackupRow> {
  return transact(ctx, async (tx) => {
    const backup = await requestBackup(tx, "manual");
    if (!backup) throw new Problem("conflict", "A backup is already being made.");
    await audit(tx, { action: "backup.requested", subject: { type: "backup", id: backup.id } });
    return backup;
  });
}

/** Requests the scheduled backup if none was made since it was due. A failed one is repeated every hour. */
export async function startDueBackup(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const due = findLastDue(ctx.config.backup, now);
  if (!due) return;
  const backups = await store.selectBackups(ctx.db, due);
  const isDone = backups.some(({ state, requestedAt }) => state === "finished" && requestedAt >= due);
  if (!isDone) await transact(ctx, (tx) => requestBackup(tx, "scheduled"));
}

async function requestBackup(tx: Transaction, kind: Backup["kind"]): Promise<store.BackupRow | undefined> {
  const [id, now] = [newId(), tx.clock.now()];
  await store.failLostBackups(tx.db, addMilliseconds(now, -lostAfter), now);
  const backup = await store.insertBackup(tx.db, {
    id,
    kind,
    name: toBackupName(now, id),
    state: "waiting",
    requestedAt: now,
  });
  if (backup) await enqueue(tx, backupMaking, { id: backup.id });
  return backup;
}
