import type { Transaction } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { requestScans } from "../store/scan-queue.ts";
import { profileScan, profileScans } from "../job-definitions.ts";

/** Enqueues a scan of new text, so that no request waits for it. */
export async function enqueueScan(tx: Transaction, { userId }: { userId: string }): Promise<void> {
  const [profileId] = await requestScans(tx.db, [userId], tx.clock.now());
  if (profileId) await enqueue(tx, profileScan, { profileId });
}

/** Enqueues one job for the texts of many new profiles. */
export async function enqueueScans(tx: Transaction, { userIds }: { userIds: string[] }): Promise<void> {
  const profileIds = await requestScans(tx.db, userIds, tx.clock.now());
  await enqueue(tx, profileScans, { profileIds });
}
