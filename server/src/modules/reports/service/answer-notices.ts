import type { Transaction } from "#platform/context.ts";
import type { DomainEvents } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { noticeOutcome } from "../job-definitions.ts";
import * as store from "../store/notices.ts";

/** Mails each sender once, when every subject in their notice is decided. */
export async function answerNotices(
  tx: Transaction,
  { caseId, resolution }: DomainEvents["case.decided"],
): Promise<void> {
  const answered = await store.resolveNoticesByCase(tx.db, caseId, resolution, tx.clock.now());
  for (const noticeId of answered) await enqueue(tx, noticeOutcome, { noticeId });
}
