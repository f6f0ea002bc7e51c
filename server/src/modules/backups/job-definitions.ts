import { defineJob } from "#platform/jobs/jobs.ts";

/** Long enough for a large site. A node that was killed leaves the job to another one after this time. */
const minutes = 180;

export const backupMaking = defineJob<{ id: string }>("backups.make", { retries: 2, minutes });
export const backupTesting = defineJob<{ id: string }>("backups.test", { retries: 1, minutes });
