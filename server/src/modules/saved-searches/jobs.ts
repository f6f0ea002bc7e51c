import { enqueue, handleJob } from "#platform/jobs/jobs.ts";
import { alertMail, dailyLook, instantLook } from "./job-definitions.ts";
import { lookForNews, mailAlert } from "./service/look.ts";

export const savedSearchJobs = [
  handleJob(alertMail, (ctx, { searchId }) => mailAlert(ctx, searchId)),
  handleJob(instantLook, async (ctx) => {
    if (await lookForNews(ctx, "instant")) await enqueue(ctx, instantLook, {});
  }),
  handleJob(dailyLook, async (ctx) => {
    if (await lookForNews(ctx, "daily")) await enqueue(ctx, dailyLook, {});
  }),
];
