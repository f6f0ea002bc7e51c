import { defineScheduledJob } from "#platform/jobs/jobs.ts";
import { closeDays } from "./service/site-days.ts";
import { countQuarters } from "./service/transparency.ts";

export const insightJobs = [
  defineScheduledJob({ name: "insights.day-closing", cron: "20 0 * * *", run: closeDays }),
  // Late at night, after all other counts were updated.
  defineScheduledJob({ name: "insights.quarter-counting", cron: "40 3 * * *", run: countQuarters }),
];
