import { day, hour, later } from "#platform/clock.ts";
import { handleJob, job } from "#platform/jobs/jobs.ts";
import { newsMail, notificationMail, push } from "./job-definitions.ts";
import {
  forgetPastNotifications,
  mailMissedDecisions,
  mailNews,
  mailNotification,
} from "./service/deliver.ts";
import { deliverPush } from "./service/push.ts";

export const notificationJobs = [
  handleJob(notificationMail, (ctx, { notificationId }) => mailNotification(ctx, notificationId)),
  handleJob(newsMail, mailNews),
  handleJob(push, deliverPush),
  job({
    name: "notifications.daily-cleaning",
    cron: "40 3 * * *",
    run: (ctx) =>
      forgetPastNotifications(ctx, later(ctx.clock.now(), -ctx.config.retention.notifications * day)),
  }),
  job({
    name: "notifications.hourly-sweep",
    cron: "25 * * * *",
    run: (ctx) => mailMissedDecisions(ctx, later(ctx.clock.now(), -hour)),
  }),
];
