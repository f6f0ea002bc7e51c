import { job } from "#platform/jobs/jobs.ts";
import { readProfile, readWaiting } from "./read-profile.ts";

export const profileReading = job({ name: "signals.read-profile", run: readProfile });
const catchingUp = job({ name: "signals.read-waiting", cron: "*/5 * * * *", run: readWaiting });

export const signalJobs = [profileReading, catchingUp];
