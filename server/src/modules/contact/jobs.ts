import { day, later } from "#platform/clock.ts";
import { handleJob, job } from "#platform/jobs/jobs.ts";
import { answer, arrival } from "./job-definitions.ts";
import { forgetSettled, mailAnswer, mailArrival } from "./service/deliver.ts";

export const contactJobs = [
  handleJob(arrival, (ctx, { messageId }) => mailArrival(ctx, messageId)),
  handleJob(answer, (ctx, { replyId }) => mailAnswer(ctx, replyId)),
  job({
    name: "contact.daily-cleaning",
    cron: "25 4 * * *",
    run: (ctx) => forgetSettled(ctx, later(ctx.clock.now(), -ctx.config.retention.contact * day)),
  }),
];
