import type { VerificationKind } from "@vesper/contract/moderation/verification";
import type { Context, Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { fileRemoval } from "../job-definitions.ts";
import { deletePicturesByVerification } from "../store/pictures.ts";
import { deleteVerifications, lockOpen, selectVerificationsByUser } from "../store/verifications.ts";
import { removePictureFiles } from "./remove-files.ts";

/**
 * The keys go with the transaction, the files right after it. Should the process end in between, the job is stored
 * with the same transaction, and whoever starts next sweeps.
 */
export async function destroyPictures(tx: Transaction, verificationIds: string[]): Promise<void> {
  const ids = await deletePicturesByVerification(tx.db, verificationIds);
  if (ids.length === 0) return;
  await enqueue(tx, fileRemoval, { ids });
  tx.afterCommit(() => tryRemoveFiles(tx, ids));
}

/** The decision stands whether or not the disk is in a mood; the job tries again. */
async function tryRemoveFiles(ctx: Context, ids: string[]): Promise<void> {
  try {
    await removePictureFiles(ctx, { ids });
  } catch (error) {
    ctx.log.error({ err: error }, "could not remove identity pictures at once");
  }
}

/** Takes back what was not decided yet, as if it had never been asked for. */
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

/** Everything that was ever asked for and decided goes with its person. */
export async function eraseVerifications(tx: Transaction, userId: string): Promise<void> {
  const ids = (await selectVerificationsByUser(tx.db, userId, maxVerifications)).map(({ id }) => id);
  await destroyPictures(tx, ids);
  await deleteVerifications(tx.db, ids);
}
