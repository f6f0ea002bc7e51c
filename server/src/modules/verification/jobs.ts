import { handleJob, defineScheduledJob } from "#platform/jobs/jobs.ts";
import { fileRemoval } from "./job-definitions.ts";
import { removePictureFiles } from "./service/remove-files.ts";
import { expireRequests, sweepPictures } from "./service/tidy.ts";

export const verificationJobs = [
  handleJob(fileRemoval, removePictureFiles),
  // Every minute: the queue would notice too late that a job died with its process.
  defineScheduledJob({ name: "verification.sweep", cron: "* * * * *", run: sweepPictures }),
  defineScheduledJob({ name: "verification.expire", cron: "35 * * * *", run: expireRequests }),
];
