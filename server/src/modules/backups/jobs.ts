import { defineScheduledJob, handleJob } from "#platform/jobs/jobs.ts";
import { backupMaking, backupTesting } from "./job-definitions.ts";
import { makeBackup } from "./service/make-backup.ts";
import { runRestoreTest } from "./service/restore-test.ts";
import { startDueBackup } from "./service/start-backup.ts";

export const backupJobs = [
  handleJob(backupMaking, (ctx, { id }) => makeBackup(ctx, id)),
  handleJob(backupTesting, (ctx, { id }) => runRestoreTest(ctx, id)),
  // Every hour, because the hour of the backup may change while the site runs and a failed one is repeated.
  defineScheduledJob({ name: "backups.schedule", cron: "5 * * * *", run: startDueBackup }),
];
