import { handleJob, job } from "#platform/jobs/jobs.ts";
import { absenceMail, wordForgetting } from "./job-definitions.ts";
import { mailAbsence, watchAbsence } from "./service/absence.ts";
import { forgetWords } from "./service/forget-words.ts";
import { turnTours } from "./service/tours.ts";
import { forgetVisitors } from "./service/visits.ts";

export const profileJobs = [
  // Tours begin and end by themselves.
  job({ name: "profiles.turn-tours", cron: "*/10 * * * *", run: turnTours }),
  job({ name: "profiles.forget-visitors", cron: "20 3 * * *", run: forgetVisitors }),
  handleJob(wordForgetting, forgetWords),
  // Not in the middle of the night: it writes mails.
  job({ name: "profiles.watch-absence", cron: "30 8 * * *", run: watchAbsence }),
  handleJob(absenceMail, (ctx, { userId }) => mailAbsence(ctx, userId)),
];
