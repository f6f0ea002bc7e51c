import { defineScheduledJob } from "#platform/jobs/jobs.ts";
import { purgeActivity } from "./service.ts";

export const activityJobs = [
  defineScheduledJob({ name: "activity.daily-cleaning", cron: "50 3 * * *", run: purgeActivity }),
];
