import { job } from "#platform/jobs/jobs.ts";
import { absenceMail } from "./absence-mail.ts";
import { watchAbsence } from "./service/absence.ts";
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

/** Not in the middle of the night: it writes mails. */
const absenceWatching = job({ name: "profiles.watch-absence", cron: "30 8 * * *", run: watchAbsence });

export const profileJobs = [turningTours, visitorCleaning, wordForgetting, absenceWatching, absenceMail];
