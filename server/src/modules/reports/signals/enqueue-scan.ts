import type { Transaction } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { requestScan } from "../store/scan-queue.ts";
import { profileScan } from "../job-definitions.ts";

/** Enqueues a scan of new text, so that no request waits for it. */
export async function enqueueScan(tx: Transaction, { userId }: { userId: string }): Promise<void> {
  const profileId = await requestScan(tx.db, userId, tx.clock.now());
  if (profileId) await enqueue(tx, profileScan, { profileId });
}
