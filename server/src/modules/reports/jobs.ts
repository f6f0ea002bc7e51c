import { handleJob, defineScheduledJob } from "#platform/jobs/jobs.ts";
import * as definitions from "./job-definitions.ts";
import { purgeNoticeSenders, mailNoticeOutcome, mailNoticeReceipt } from "./service/mail-notices.ts";
import { purgeReporterContacts, mailReportOutcome, mailReportReceipt } from "./service/mail-reports.ts";
import { scanProfile, scanProfiles, scanWaiting } from "./signals/scan-profile.ts";

export const reportJobs = [
  handleJob(definitions.noticeReceipt, (ctx, { noticeId, isHidden }) =>
    mailNoticeReceipt(ctx, noticeId, isHidden),
  ),
  handleJob(definitions.noticeOutcome, (ctx, { noticeId }) => mailNoticeOutcome(ctx, noticeId)),
  handleJob(definitions.reportReceipt, (ctx, { reportId }) => mailReportReceipt(ctx, reportId)),
  handleJob(definitions.reportOutcome, (ctx, { reportId }) => mailReportOutcome(ctx, reportId)),
  defineScheduledJob({
    name: "reports.daily-cleaning",
    cron: "35 4 * * *",
    async run(ctx) {
      await purgeNoticeSenders(ctx);
      await purgeReporterContacts(ctx);
    },
  }),
  handleJob(definitions.profileScan, scanProfile),
  handleJob(definitions.profileScans, (ctx, { profileIds }) => scanProfiles(ctx, profileIds)),
  defineScheduledJob({ name: "signals.scan-waiting", cron: "*/5 * * * *", run: scanWaiting }),
];
