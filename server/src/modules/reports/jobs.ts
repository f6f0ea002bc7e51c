import { job } from "#platform/jobs/jobs.ts";
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

const cleaning = job({
  name: "reports.daily-cleaning",
  cron: "35 4 * * *",
  run: (ctx) => forgetSenders(ctx),
});

export const reportJobs = [noticeReceipt, noticeOutcome, cleaning];
