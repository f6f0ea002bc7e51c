import { defineJob } from "#platform/jobs/jobs.ts";

export const archiving = defineJob<{ id: string }>("privacy.make-archive", { retries: 10 });
export const archiveRemoval = defineJob<{ id: string }>("privacy.remove-archive");
