import { day, later } from "#platform/clock.ts";
import { job } from "#platform/jobs/jobs.ts";
import { forgetSettled, mailAnswer, mailArrival } from "./service/deliver.ts";

// Somebody waits for it: about nine hours of patience with a mail server that is away.
const retries = 14;

export const arrival = job<{ messageId: string }>({
  name: "contact.arrival-mail",
  retries,
  run: (ctx, { messageId }) => mailArrival(ctx, messageId),
});

export const answer = job<{ replyId: string }>({
  name: "contact.answer-mail",
  retries,
  run: (ctx, { replyId }) => mailAnswer(ctx, replyId),
});

const cleaning = job({
  name: "contact.daily-cleaning",
  cron: "25 4 * * *",
  run: (ctx) => forgetSettled(ctx, later(ctx.clock.now(), -ctx.config.retention.contact * day)),
});

export const contactJobs = [arrival, answer, cleaning];
