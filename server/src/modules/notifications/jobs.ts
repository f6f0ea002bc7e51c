import { limits } from "@vesper/contract/limits";
import { hour, later } from "#platform/clock.ts";
import { job } from "#platform/jobs/jobs.ts";
import { forgetPastNotifications, mailMissedDecisions, mailNotification } from "./deliver.ts";

export const notificationMail = job<{ notificationId: string }>({
  name: "notifications.mail",
  // A statement of reasons must arrive: about nine hours of patience with a mail server that is away.
  retries: 14,
  run: (ctx, { notificationId }) => mailNotification(ctx, notificationId),
});

export const notificationCleaning = job({
  name: "notifications.daily-cleaning",
  cron: "40 3 * * *",
  run: (ctx) => forgetPastNotifications(ctx, later(ctx.clock.now(), -limits.notifications.keptFor)),
});

const hourlySweep = job({
  name: "notifications.hourly-sweep",
  cron: "25 * * * *",
  run: (ctx) => mailMissedDecisions(ctx, later(ctx.clock.now(), -hour)),
});

export const notificationJobs = [notificationMail, notificationCleaning, hourlySweep];
