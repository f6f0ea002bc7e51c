import { defineJob } from "#platform/jobs/jobs.ts";

export interface FollowMail {
  userId: string;
  /** Time that marks the alerts of this mail. */
  claimedAt: string;
}
export const followMail = defineJob<FollowMail>("follows.mail");
export const instantFollowAlerts = defineJob("follows.instant", { cron: "2-59/5 * * * *" });
export const dailyFollowAlerts = defineJob("follows.daily", { cron: "20 9 * * *" });
