import { job } from "#platform/jobs/jobs.ts";
import { forgetWords } from "./service/forget-words.ts";
import { turnTours } from "./service/tours.ts";
import { forgetVisitors } from "./service/visits.ts";

/** Tours begin and end by themselves. */
export const turningTours = job({ name: "profiles.turn-tours", cron: "*/10 * * * *", run: turnTours });

export const visitorCleaning = job({
  name: "profiles.forget-visitors",
  cron: "20 3 * * *",
  run: forgetVisitors,
});

/** After somebody was erased; it reads every profile, which nobody should wait for. */
export const wordForgetting = job({ name: "profiles.forget-words", run: forgetWords });

export const profileJobs = [turningTours, visitorCleaning, wordForgetting];
