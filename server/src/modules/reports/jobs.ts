import { handleJob, job } from "#platform/jobs/jobs.ts";
import * as definitions from "./job-definitions.ts";
import { forgetSenders, mailOutcome, mailReceipt } from "./service/mail-notices.ts";
import { forgetContacts, mailReportOutcome, mailReportReceipt } from "./service/mail-reports.ts";
import { readProfile, readWaiting } from "./signals/read-profile.ts";

export const reportJobs = [
  handleJob(definitions.noticeReceipt, (ctx, { noticeId, isHidden }) => mailReceipt(ctx, noticeId, isHidden)),
  handleJob(definitions.noticeOutcome, (ctx, { noticeId }) => mailOutcome(ctx, noticeId)),
  handleJob(definitions.reportReceipt, (ctx, { reportId }) => mailReportReceipt(ctx, reportId)),
  handleJob(definitions.reportOutcome, (ctx, { reportId }) => mailReportOutcome(ctx, reportId)),
  job({
    name: "reports.daily-cleaning",
    cron: "35 4 * * *",
    async run(ctx) {
      await forgetSenders(ctx);
      await forgetContacts(ctx);
    },
  }),
  handleJob(definitions.profileReading, readProfile),
  job({ name: "signals.read-waiting", cron: "*/5 * * * *", run: readWaiting }),
];
