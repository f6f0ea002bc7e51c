import { job } from "#platform/jobs/jobs.ts";
import { closeDays } from "./service/site-days.ts";

const dayClosing = job({
  name: "insights.day-closing",
  cron: "20 0 * * *",
  run: closeDays,
});

export const insightJobs = [dayClosing];
