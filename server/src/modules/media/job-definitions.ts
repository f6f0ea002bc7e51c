import { defineJob } from "#platform/jobs/jobs.ts";

// The handler reports failures to the owner. Retries are for interruptions and unreachable storage.
export const mediaProcessing = defineJob<{ id: string }>("media.process", { retries: 10 });
export const posterProcessing = defineJob<{ id: string }>("media.process-poster", { retries: 10 });
export const fileRemoval = defineJob<{ ids: string[] }>("media.remove-files");
export const avatarRemoval = defineJob<{ id: string }>("media.remove-avatar");
export const thoroughBlocking = defineJob<{ mediaId: string; caseId: string }>("media.block-thoroughly");
export const fingerprinting = defineJob("media.fingerprint", { cron: "50 * * * *" });
