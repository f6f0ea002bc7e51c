import { enqueue, job } from "#platform/jobs/jobs.ts";
import { alertMail } from "./mail-job.ts";
import { lookForNews } from "./service/look.ts";

const instantLook = job({
  name: "saved-searches.instant",
  cron: "*/5 * * * *",
  async run(ctx) {
    if (await lookForNews(ctx, "instant")) await enqueue(ctx, instantLook, {});
  },
});

const dailyLook = job({
  name: "saved-searches.daily",
  cron: "10 9 * * *",
  async run(ctx) {
    if (await lookForNews(ctx, "daily")) await enqueue(ctx, dailyLook, {});
  },
});

export const savedSearchJobs = [alertMail, instantLook, dailyLook];
