import { job } from "#platform/jobs/jobs.ts";
import { fileRemoval } from "./removal-job.ts";
import { expireRequests, sweepPictures } from "./service/tidy.ts";

/** Every minute: a job that died with its process would be given up for lost too late. */
const sweeping = job({ name: "verification.sweep", cron: "* * * * *", run: sweepPictures });

const expiring = job({ name: "verification.expire", cron: "35 * * * *", run: expireRequests });

export const verificationJobs = [fileRemoval, sweeping, expiring];
