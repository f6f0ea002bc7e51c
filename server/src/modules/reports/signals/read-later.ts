import type { Transaction } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { wantReading } from "../store/prints.ts";
import { profileReading } from "../job-definitions.ts";

/** What was written is read soon, but nobody waits for it. */
export async function readLater(tx: Transaction, { userId }: { userId: string }): Promise<void> {
  const profileId = await wantReading(tx.db, userId, tx.clock.now());
  if (profileId) await enqueue(tx, profileReading, { profileId });
}
