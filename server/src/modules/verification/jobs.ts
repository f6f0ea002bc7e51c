import { handleJob, defineScheduledJob } from "#platform/jobs/jobs.ts";
import { fileRemoval } from "./job-definitions.ts";
import { removePictureFiles } from "./service/remove-files.ts";
import { expireRequests, sweepPictures } from "./service/tidy.ts";

export const verificationJobs = [
  handleJob(fileRemoval, removePictureFiles),
  // Runs every minute, because the job queue takes too long to notice that a job died with its process.
  defineScheduledJob({ name: "verification.sweep", cron: "* * * * *", run: sweepPictures }),
  defineScheduledJob({ name: "verification.expire", cron: "35 * * * *", run: expireRequests }),
];
