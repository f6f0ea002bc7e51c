import * as store from "../store/reports.ts";
import { limits } from "@vesper/contract/core/limits";
import { hour, later } from "#platform/clock.ts";
import type { Context, Transaction } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { reportOutcome, reportReceipt } from "../job-definitions.ts";
import { reportOutcomeMail, reportReceiptMail } from "../mails.ts";
import { forgetNetworksBefore } from "../store/holds.ts";

/** An address that is gone by now was erased with its person. */
export async function mailReportReceipt(ctx: Context, reportId: string): Promise<void> {
  const report = await store.selectForMail(ctx.db, reportId);
  if (report?.email) await ctx.mailer.send(reportReceiptMail(ctx.config, report, report.email));
}

export async function mailReportOutcome(ctx: Context, reportId: string): Promise<void> {
  const report = await store.selectForMail(ctx.db, reportId);
  if (!report?.email || !report.resolution) return;
  await ctx.mailer.send(reportOutcomeMail(ctx.config, report, report.email, report.resolution));
}

export async function forgetContacts(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await store.forgetContactsBefore(ctx.db, later(now, -limits.report.keptFor));
  await forgetNetworksBefore(ctx.db, later(now, -limits.report.rest));
}

const receiptsOfOneAddress = { calls: limits.report.receipts, seconds: hour / 1000 };

/** Anybody can type anybody's address, so each address gets few receipts, and no outcome without one. */
export async function promiseReceipt(tx: Transaction, reportId: string): Promise<boolean> {
  const report = await store.selectForMail(tx.db, reportId);
  if (!report?.email) return false;
  if (!(await tx.limiter.hasLeft(`report-receipt ${report.email}`, receiptsOfOneAddress))) return false;
  await store.updateReceiptMailed(tx.db, reportId, tx.clock.now());
  await enqueue(tx, reportReceipt, { reportId });
  return true;
}

export async function promiseOutcome(tx: Transaction, reportId: string): Promise<void> {
  const report = await store.selectForMail(tx.db, reportId);
  if (report?.email && report.receiptMailedAt) await enqueue(tx, reportOutcome, { reportId });
}
