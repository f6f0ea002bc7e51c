import { job } from "#platform/jobs/jobs.ts";
import { forgetPastActivity } from "./service.ts";

export const activityJobs = [
  job({ name: "activity.daily-cleaning", cron: "50 3 * * *", run: forgetPastActivity }),
];
