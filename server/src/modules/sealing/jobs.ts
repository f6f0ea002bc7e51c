import { defineScheduledJob } from "#platform/jobs/jobs.ts";
import { sealRows } from "./service/seal-rows.ts";

export const sealingJobs = [
  defineScheduledJob({ name: "sealing.seal-rows", cron: "* * * * *", run: sealRows }),
];
