import { job } from "#platform/jobs/jobs.ts";
import { forgetPastActivity } from "./service.ts";

const dailyCleaning = job({
  name: "activity.daily-cleaning",
  cron: "50 3 * * *",
  run: forgetPastActivity,
});

export const activityJobs = [dailyCleaning];
