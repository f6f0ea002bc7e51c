import { limits } from "@vesper/contract/core/limits";
import { defineJob } from "#platform/jobs/jobs.ts";

/** As many at once as there can be webhooks, so that a slow receiver delays no other. */
export const deliveryJob = defineJob<{ webhookId: string }>("webhooks.deliver", {
  parallel: limits.webhooks.count,
});
