import { limits } from "@vesper/contract/limits";
import { later } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { reportOutcomeMail, reportReceiptMail } from "../mails.ts";
import { forgetNetworksBefore } from "../store/holds.ts";
import * as store from "../store/reports.ts";

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
