import { limits } from "@vesper/contract/limits";
import { hour } from "#platform/clock.ts";
import type { Transaction } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { reportOutcome, reportReceipt } from "../job-definitions.ts";
import * as store from "../store/reports.ts";

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
