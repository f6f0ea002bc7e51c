import * as store from "../store/reports.ts";
import { limits } from "@vesper/contract/core/limits";
import { hour, addMilliseconds } from "#platform/clock.ts";
import type { Context, Transaction } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { reportOutcome, reportReceipt } from "../job-definitions.ts";
import { composeReportOutcome, composeReportReceipt } from "../mails.ts";
import { eraseNetworksBefore } from "../store/holds.ts";

/** Skips a report whose sender's address was erased. */
export async function mailReportReceipt(ctx: Context, reportId: string): Promise<void> {
  const report = await store.selectForMail(ctx.db, reportId);
  if (report?.email) await ctx.mailer.send(composeReportReceipt(ctx.config, report, report.email));
}

export async function mailReportOutcome(ctx: Context, reportId: string): Promise<void> {
  const report = await store.selectForMail(ctx.db, reportId);
  if (!report?.email || !report.resolution) return;
  await ctx.mailer.send(composeReportOutcome(ctx.config, report, report.email, report.resolution));
}

export async function purgeReporterContacts(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await store.eraseContactsBefore(ctx.db, addMilliseconds(now, -limits.report.keptFor));
  await eraseNetworksBefore(ctx.db, addMilliseconds(now, -limits.report.rest));
}

const receiptLimit = { calls: limits.report.receipts, seconds: hour / 1000 };

/** Limits receipts per address, because anyone can enter any address. The outcome is mailed only if a receipt was. */
export async function enqueueReceipt(tx: Transaction, reportId: string): Promise<boolean> {
  const report = await store.selectForMail(tx.db, reportId);
  if (!report?.email) return false;
  if (!(await tx.limiter.tryConsume(`report-receipt ${report.email}`, receiptLimit))) return false;
  await store.updateReceiptMailed(tx.db, reportId, tx.clock.now());
  await enqueue(tx, reportReceipt, { reportId });
  return true;
}

export async function enqueueOutcome(tx: Transaction, reportId: string): Promise<void> {
  const report = await store.selectForMail(tx.db, reportId);
  if (report?.email && report.receiptMailedAt) await enqueue(tx, reportOutcome, { reportId });
}
