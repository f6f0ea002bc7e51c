import type { VerificationKind } from "@vesper/contract/moderation/verification";
import type { Context, Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { fileRemoval } from "../job-definitions.ts";
import { deletePicturesByVerification } from "../store/pictures.ts";
import { deleteVerifications, lockOpen, selectVerificationsByUser } from "../store/verifications.ts";
import { removePictureFiles } from "./remove-files.ts";

/**
 * Deletes the keys in the transaction and the files right after the commit. If the process ends in between, the job
 * stored with the transaction or the next sweep removes the files.
 */
export async function destroyPictures(tx: Transaction, verificationIds: string[]): Promise<void> {
  const ids = await deletePicturesByVerification(tx.db, verificationIds);
  if (ids.length === 0) return;
  await enqueue(tx, fileRemoval, { ids });
  tx.afterCommit(() => tryRemoveFiles(tx, ids));
}

/** Does not throw: the decision stands even if the disk fails, and the job retries. */
async function tryRemoveFiles(ctx: Context, ids: string[]): Promise<void> {
  try {
    await removePictureFiles(ctx, { ids });
  } catch (error) {
    ctx.log.error({ err: error }, "immediate identity picture removal failed");
  }
}

/** Withdraws undecided verifications as if they had never been requested. */
export async function withdraw(
  tx: Transaction,
  userId: string,
  kinds: readonly VerificationKind[],
): Promise<boolean> {
  const ids = await lockOpen(tx.db, userId, kinds);
  await destroyPictures(tx, ids);
  await deleteVerifications(tx.db, ids);
  if (ids.length > 0) await publish(tx, "queue.changed", { queue: "verification" });
  return ids.length > 0;
}

const maxVerifications = 10_000;

/** Deletes an erased account's requests and decisions. */
export async function eraseVerifications(tx: Transaction, userId: string): Promise<void> {
  const ids = (await selectVerificationsByUser(tx.db, userId, maxVerifications)).map(({ id }) => id);
  await destroyPictures(tx, ids);
  await deleteVerifications(tx.db, ids);
}
