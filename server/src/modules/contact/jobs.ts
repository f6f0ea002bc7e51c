import { day, addMilliseconds } from "#platform/clock.ts";
import { handleJob, defineScheduledJob } from "#platform/jobs/jobs.ts";
import { answerMailJob, arrivalMailJob } from "./job-definitions.ts";
import { purgeSettledMessages, mailAnswer, mailArrival } from "./service/deliver.ts";

export const contactJobs = [
  handleJob(arrivalMailJob, (ctx, { messageId }) => mailArrival(ctx, messageId)),
  handleJob(answerMailJob, (ctx, { replyId }) => mailAnswer(ctx, replyId)),
  defineScheduledJob({
    name: "contact.daily-cleaning",
    cron: "25 4 * * *",
    run: (ctx) =>
      purgeSettledMessages(ctx, addMilliseconds(ctx.clock.now(), -ctx.config.retention.contact * day)),
  }),
];
