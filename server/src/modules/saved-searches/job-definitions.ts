import { defineJob } from "#platform/jobs/jobs.ts";

export const alertMail = defineJob<{ searchId: string }>("saved-searches.mail");
export const instantAlerts = defineJob("saved-searches.instant", { cron: "*/5 * * * *" });
export const dailyAlerts = defineJob("saved-searches.daily", { cron: "10 9 * * *" });
