import { buffer } from "node:stream/consumers";
import { transact, type Context } from "#platform/context.ts";
import { publish } from "#platform/events.ts";
import { forJobs } from "#platform/workers/worker.ts";
import { imageKey } from "../keys.ts";
import { pictureWorker } from "../picture-worker.ts";
import { updateBlock } from "../store/fingerprints.ts";
import { findCopies, selectCopies } from "./find-copies.ts";

/**
 * Blocks a picture with its large cuts too, which are too many to keep for every picture. Pictures that only this finds
 * were there before: staff look at them.
 */
export async function blockThoroughly(
  ctx: Context,
  { mediaId, caseId }: { mediaId: string; caseId: string },
): Promise<void> {
  const file = await ctx.storage.read(imageKey(mediaId, { width: 1280, format: "webp" }));
  if (!file) return;
  const fingerprint = await pictureWorker.run("thoroughFingerprint", await buffer(file), forJobs);
  if (fingerprint.length === 0) return;
  await transact(ctx, async (tx) => {
    const hidden = new Set([mediaId, ...(await findCopies(tx, mediaId))]);
    // Allowed again while this was waiting.
    if (!(await updateBlock(tx.db, caseId, fingerprint))) return;
    for (const copy of await selectCopies(tx, fingerprint)) {
      if (!hidden.has(copy.mediaId)) await publish(tx, "media.refused", { mediaId: copy.mediaId, caseId });
    }
  });
}
