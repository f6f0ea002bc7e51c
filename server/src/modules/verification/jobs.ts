import { handleJob, defineScheduledJob } from "#platform/jobs/jobs.ts";
import { fileRemoval } from "./job-definitions.ts";
import { removePictureFiles } from "./service/remove-files.ts";
import { expireRequests, sweepPictures } from "./service/tidy.ts";

export const verificationJobs = [
  handleJob(fileRemoval, removePictureFiles),
  // Every minute: a job that died with its process would be given up for lost too late.
  defineScheduledJob({ name: "verification.sweep", cron: "* * * * *", run: sweepPictures }),
  defineScheduledJob({ name: "verification.expire", cron: "35 * * * *", run: expireRequests }),
];
