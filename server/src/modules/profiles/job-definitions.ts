import { defineJob } from "#platform/jobs/jobs.ts";

/** After an erasure; it reads every profile, too long for a request to wait. */
export const textPurge = defineJob("profiles.purge-text");
export const inactivityMail = defineJob<{ userId: string }>("profiles.inactivity-mail", { retries: 5 });
