import * as contract from "@vesper/contract/operations/backups";
import { serve, type App } from "#platform/http/serve.ts";
import { presentBackup } from "./present.ts";
import { findNextDue } from "./schedule.ts";
import { listBackups } from "./service/list-backups.ts";
import { testBackup } from "./service/restore-test.ts";
import { startBackup } from "./service/start-backup.ts";

export function backupRoutes(app: App) {
  serve(app, contract.listBackups, async (ctx) => {
    const { every, hour, keep } = ctx.config.backup;
    const nextAt = findNextDue(ctx.config.backup, ctx.clock.now());
    const backups = (await listBackups(ctx)).map(presentBackup);
    return { data: { schedule: every, hour, keep, nextAt: nextAt?.toISOString() ?? null, backups } };
  });
  serve(app, contract.startBackup, async (ctx) => ({ data: presentBackup(await startBackup(ctx)) }));
  serve(app, contract.testBackup, async (ctx, { params }) => ({
    data: presentBackup(await testBackup(ctx, params.id)),
  }));
}
