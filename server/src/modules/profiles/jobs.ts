import { job } from "#platform/jobs/jobs.ts";
import { turnTours } from "./service/tours.ts";
import { forgetVisitors } from "./service/visits.ts";

/** Tours begin and end by themselves. */
export const turningTours = job({ name: "profiles.turn-tours", cron: "*/10 * * * *", run: turnTours });

export const visitorCleaning = job({
  name: "profiles.forget-visitors",
  cron: "20 3 * * *",
  run: forgetVisitors,
});

export const profileJobs = [turningTours, visitorCleaning];
