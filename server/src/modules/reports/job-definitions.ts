import { defineJob } from "#platform/jobs/jobs.ts";

// Retries for about nine hours: a mail server may be down for long, and the sender expects an answer.
const retries = 14;

export const noticeReceipt = defineJob<{ noticeId: string; isHidden: boolean }>("reports.notice-receipt", {
  retries,
});
export const noticeOutcome = defineJob<{ noticeId: string }>("reports.notice-outcome", { retries });
export const reportReceipt = defineJob<{ reportId: string }>("reports.receipt", { retries });
export const reportOutcome = defineJob<{ reportId: string }>("reports.outcome", { retries });
export const profileScan = defineJob<{ profileId: string }>("signals.scan-profile");
export const profileScans = defineJob<{ profileIds: string[] }>("signals.scan-profiles");
