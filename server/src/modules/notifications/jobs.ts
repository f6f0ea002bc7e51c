import { day, hour, addMilliseconds } from "#platform/clock.ts";
import { handleJob, defineScheduledJob } from "#platform/jobs/jobs.ts";
import { mailOnlyNotification, notificationMail, push } from "./job-definitions.ts";
import {
  purgeNotifications,
  mailMissedDecisions,
  sendMailOnlyNotification,
  mailNotification,
} from "./service/deliver.ts";
import { deliverPush } from "./service/push.ts";

export const notificationJobs = [
  handleJob(notificationMail, (ctx, { notificationId }) => mailNotification(ctx, notificationId)),
  handleJob(mailOnlyNotification, sendMailOnlyNotification),
  handleJob(push, deliverPush),
  defineScheduledJob({
    name: "notifications.daily-cleaning",
    cron: "40 3 * * *",
    run: (ctx) =>
      purgeNotifications(ctx, addMilliseconds(ctx.clock.now(), -ctx.config.retention.notifications * day)),
  }),
  defineScheduledJob({
    name: "notifications.hourly-sweep",
    cron: "25 * * * *",
    run: (ctx) => mailMissedDecisions(ctx, addMilliseconds(ctx.clock.now(), -hour)),
  }),
];
