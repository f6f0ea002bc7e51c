import { defineJob } from "#platform/jobs/jobs.ts";

/** Enqueued after an erasure. The job reads every profile, which takes too long for a request. */
export const textPurge = defineJob("profiles.purge-text");
/** Enqueued with a change of the publication policy. */
export const visibilityRecomputation = defineJob("profiles.recompute-visibility", { retries: 5 });
/** Enqueued with a change of exchange rates, because every profile in a currency may be written. */
export const priceConversion = defineJob<{ currencies: string[] }>("profiles.convert-prices", { retries: 5 });
export const inactivityMail = defineJob<{ userId: string }>("profiles.inactivity-mail", { retries: 5 });
