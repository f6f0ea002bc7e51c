import type { Context } from "#platform/context.ts";
import { findLastDue, getPeriod } from "./schedule.ts";
import { listBackups } from "./service/list-backups.ts";
import { selectLastTested, type BackupRow } from "./store.ts";

export interface BackupFigures {
  newest: BackupRow | undefined;
  /** Failure after the newest backup. */
  failure: BackupRow | undefined;
  isRunning: boolean;
  lastTest: BackupRow | undefined;
  /** Last time at which a backup was due, and the milliseconds between two; null if none is scheduled. */
  due: { at: Date; period: number } | null;
}

/** Newest backup, failures after it and the last restore test, for the status page. */
export async function getBackupFigures(ctx: Context): Promise<BackupFigures> {
  const backups = await listBackups(ctx);
  const newest = backups.find(({ state }) => state === "finished");
  const dueAt = findLastDue(ctx.config.backup, ctx.clock.now());
  return {
    newest,
    failure: backups.find(
      ({ state, requestedAt }) => state === "failed" && (!newest || requestedAt > newest.requestedAt),
    ),
    isRunning: backups.some(({ state }) => state === "waiting" || state === "running"),
    lastTest: await selectLastTested(ctx.db),
    due: dueAt && { at: dueAt, period: getPeriod(ctx.config.backup.every) },
  };
}
