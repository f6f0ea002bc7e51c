import { defineScheduledJob, enqueue, handleJob } from "#platform/jobs/jobs.ts";
import { dailyFollowAlerts, followMail, instantFollowAlerts } from "./job-definitions.ts";
import { mailFollowAlerts, sendFollowMail } from "./service/mail-alerts.ts";
import { purgeNews } from "./service/purge-news.ts";
import { runFollowAlerts } from "./service/run-alerts.ts";

export const followJobs = [
  handleJob(followMail, sendFollowMail),
  handleJob(instantFollowAlerts, async (ctx) => {
    if (await runFollowAlerts(ctx)) await enqueue(ctx, instantFollowAlerts, {});
    await mailFollowAlerts(ctx, "instant");
  }),
  handleJob(dailyFollowAlerts, (ctx) => mailFollowAlerts(ctx, "daily")),
  defineScheduledJob({
    name: "follows.daily-cleaning",
    cron: "50 3 * * *",
    run: purgeNews,
  }),
];
