import { job } from "#platform/jobs/jobs.ts";
import { forgetContacts, mailReportOutcome, mailReportReceipt } from "./service/mail-reports.ts";
import { forgetSenders, mailOutcome, mailReceipt } from "./service/mail-notices.ts";

// Somebody waits for it: about nine hours of patience with a mail server that is away.
const retries = 14;

export const noticeReceipt = job<{ noticeId: string; isHidden: boolean }>({
  name: "reports.notice-receipt",
  retries,
  run: (ctx, { noticeId, isHidden }) => mailReceipt(ctx, noticeId, isHidden),
});

export const noticeOutcome = job<{ noticeId: string }>({
  name: "reports.notice-outcome",
  retries,
  run: (ctx, { noticeId }) => mailOutcome(ctx, noticeId),
});

export const reportReceipt = job<{ reportId: string }>({
  name: "reports.receipt",
  retries,
  run: (ctx, { reportId }) => mailReportReceipt(ctx, reportId),
});

export const reportOutcome = job<{ reportId: string }>({
  name: "reports.outcome",
  retries,
  run: (ctx, { reportId }) => mailReportOutcome(ctx, reportId),
});

const cleaning = job({
  name: "reports.daily-cleaning",
  cron: "35 4 * * *",
  run: async (ctx) => {
    await forgetSenders(ctx);
    await forgetContacts(ctx);
  },
});

export const reportJobs = [noticeReceipt, noticeOutcome, reportReceipt, reportOutcome, cleaning];
