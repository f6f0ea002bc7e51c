import { day, hour, later } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { job } from "#platform/jobs/jobs.ts";
import {
  forgetPastNotifications,
  mailMissedDecisions,
  mailNews,
  mailNotification,
  type News,
} from "./deliver.ts";
import { deliverPush, pushTo, type PushNews } from "./push/service.ts";

export const notificationMail = job<{ notificationId: string }>({
  name: "notifications.mail",
  // A statement of reasons must arrive: about nine hours of patience with a mail server that is away.
  retries: 14,
  run: (ctx, { notificationId }) => mailNotification(ctx, notificationId),
});

/** For news that are shown elsewhere than in the list: only their mail. */
export const newsMail = job<News>({ name: "notifications.news-mail", retries: 5, run: mailNews });

const pushJob = job<PushNews>({ name: "notifications.push", retries: 3, run: deliverPush });

/** Tells somebody who is not here, by their browser, that there is a message. */
export const pushNews = (ctx: Context, userId: string) => pushTo(ctx, pushJob, userId);

export const notificationCleaning = job({
  name: "notifications.daily-cleaning",
  cron: "40 3 * * *",
  run: (ctx) =>
    forgetPastNotifications(ctx, later(ctx.clock.now(), -ctx.config.retention.notifications * day)),
});

const hourlySweep = job({
  name: "notifications.hourly-sweep",
  cron: "25 * * * *",
  run: (ctx) => mailMissedDecisions(ctx, later(ctx.clock.now(), -hour)),
});

export const notificationJobs = [notificationMail, newsMail, pushJob, notificationCleaning, hourlySweep];
