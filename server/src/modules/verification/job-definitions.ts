import { defineJob } from "#platform/jobs/jobs.ts";

export const fileRemoval = defineJob<{ ids: string[] }>("verification.remove-files");
