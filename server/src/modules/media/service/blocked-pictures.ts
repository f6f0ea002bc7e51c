import { buffer } from "node:stream/consumers";
import { v7 as newId } from "uuid";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { jobsQueueKey } from "#platform/workers/worker.ts";
import { thoroughBlocking } from "../job-definitions.ts";
import { toImageKey } from "../keys.ts";
import { isCopy } from "../similarity.ts";
import { pictureWorker } from "../picture-worker.ts";
import * as store from "../store/fingerprints.ts";
import { selectMedia, updateMedia } from "../store/media.ts";
import { findCopies, findCopiesByFingerprint, lockFingerprints } from "./find-copies.ts";

/** Safety limit: more lookalikes than an admin would compare side by side. */
const maxLookalikes = 20;

/** Thrown when a blocked picture is uploaded again. */
export class BlockedPictureProblem extends Problem {
  readonly caseId: string;

  constructor(caseId: string) {
    super(
      "conflict",
      "This photo can’t be published here. If you think this is a mistake, please contact us.",
    );
    this.caseId = caseId;
  }
}

export async function enforceUnblocked(ctx: Context, fingerprint: Buffer): Promise<void> {
  if (fingerprint.length === 0) return;
  const candidates = await store.selectBlockCandidates(ctx.db, fingerprint);
  const block = candidates.find(({ hashes }) => isCopy(fingerprint, hashes));
  if (block) throw new BlockedPictureProblem(block.caseId);
}

/**
 * Stores a picture's fingerprint and returns whether the picture resembles those of other accounts. The result
 * decides nothing: admins compare the pictures.
 */
export async function storeFingerprint(
  tx: Transaction,
  { id, ownerId }: { id: string; ownerId: string },
  fingerprint: Buffer,
): Promise<{ hasLookalikes: boolean }> {
  await lockFingerprints(tx);
  await enforceUnblocked(tx, fingerprint);
  // If the picture was deleted in the meantime, there is nothing to store.
  if (!(await selectMedia(tx.db, id))) return { hasLookalikes: false };
  await updateMedia(tx.db, id, { isFingerprinted: true });
  if (fingerprint.length === 0) return { hasLookalikes: false };
  await store.upsertFingerprint(tx.db, id, fingerprint);
  const copies = await findCopiesByFingerprint(tx, fingerprint);
  const otherIds = copies
    .filter((copy) => copy.ownerId !== ownerId)
    .slice(0, maxLookalikes)
    .map(({ mediaId }) => mediaId);
  if (otherIds.length === 0) return { hasLookalikes: false };
  await store.insertLookalikes(tx.db, id, otherIds);
  await publish(tx, "media.lookalikes-found", { mediaId: id, otherIds });
  return { hasLookalikes: true };
}

/** Blocks a picture from being uploaded again. Only its fingerprint is stored, without a link to its owner. */
export async function blockPicture(tx: Transaction, mediaId: string, caseId: string): Promise<void> {
  const hashes = await store.selectFingerprint(tx.db, mediaId);
  if (!hashes) return;
  await store.deleteBlocks(tx.db, caseId);
  await store.insertBlock(tx.db, { id: newId(), caseId, hashes, createdAt: tx.clock.now() });
  await enqueue(tx, thoroughBlocking, { mediaId, caseId });
}

export const unblockPicture = (tx: Transaction, caseId: string) => store.deleteBlocks(tx.db, caseId);

/**
 * Extends a block to large crops, which are too many to store for every picture. Copies found only by this were
 * uploaded before the block, so admins review them.
 */
export async function blockThoroughly(
  ctx: Context,
  { mediaId, caseId }: { mediaId: string; caseId: string },
): Promise<void> {
  const file = await ctx.storage.read(toImageKey(mediaId, { width: 1280, format: "webp" }));
  if (!file) return;
  const fingerprint = await pictureWorker.run("thoroughFingerprint", await buffer(file), jobsQueueKey);
  if (fingerprint.length === 0) return;
  await transact(ctx, async (tx) => {
    const hidden = new Set([mediaId, ...(await findCopies(tx, mediaId))]);
    // If the block was lifted while this job was waiting, stop.
    if (!(await store.updateBlock(tx.db, caseId, fingerprint))) return;
    for (const copy of await findCopiesByFingerprint(tx, fingerprint)) {
      if (!hidden.has(copy.mediaId))
        await publish(tx, "media.blocked-upload", { mediaId: copy.mediaId, caseId });
    }
  });
}
