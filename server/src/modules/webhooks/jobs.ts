import { defineScheduledJob, handleJob } from "#platform/jobs/jobs.ts";
import { deliveryJob } from "./job-definitions.ts";
import { deliverDue } from "./service/deliver.ts";
import { purgeDeliveries } from "./service/deliveries.ts";
import { resumeDeliveries } from "./service/outbox.ts";

export const webhookJobs = [
  handleJob(deliveryJob, (ctx, { webhookId }) => deliverDue(ctx, webhookId)),
  defineScheduledJob({ name: "webhooks.sweep", cron: "* * * * *", run: resumeDeliveries }),
  defineScheduledJob({ name: "webhooks.daily-cleaning", cron: "50 3 * * *", run: purgeDeliveries }),
];
