import { defineJob } from "#platform/jobs/jobs.ts";

/** After an erasure; it reads every profile, too long for a request to wait. */
export const wordForgetting = defineJob("profiles.forget-words");
export const absenceMail = defineJob<{ userId: string }>("profiles.absence-mail", { retries: 5 });
