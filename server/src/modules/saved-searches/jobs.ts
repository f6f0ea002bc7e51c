import { enqueue, handleJob } from "#platform/jobs/jobs.ts";
import { alertMail, dailyAlerts, instantAlerts } from "./job-definitions.ts";
import { runDueAlerts, sendAlertMail } from "./service/run-alerts.ts";

export const savedSearchJobs = [
  handleJob(alertMail, (ctx, { searchId }) => sendAlertMail(ctx, searchId)),
  handleJob(instantAlerts, async (ctx) => {
    if (await runDueAlerts(ctx, "instant")) await enqueue(ctx, instantAlerts, {});
  }),
  handleJob(dailyAlerts, async (ctx) => {
    if (await runDueAlerts(ctx, "daily")) await enqueue(ctx, dailyAlerts, {});
  }),
];
