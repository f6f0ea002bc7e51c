import { buffer } from "node:stream/consumers";
import { transact, type Context } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { jobsQueueKey } from "#platform/workers/worker.ts";
import { toImageKey } from "../keys.ts";
import { pictureWorker } from "../picture-worker.ts";
import { selectUnfingerprinted } from "../store/fingerprints.ts";
import { updateMedia } from "../store/media.ts";
import { storeFingerprint, BlockedPictureProblem } from "./blocked-pictures.ts";

const batchSize = 20;

/**
 * Computes fingerprints for a batch of pictures that predate them, once per picture. Returns the last id if there
 * may be more.
 */
export async function fingerprintBacklog(ctx: Context): Promise<string | undefined> {
  const waiting = await selectUnfingerprinted(ctx.db, batchSize);
  for (const media of waiting) await fingerprintOne(ctx, media);
  return waiting[batchSize - 1]?.id;
}

type UnfingerprintedMedia = Awaited<ReturnType<typeof selectUnfingerprinted>>[number];

async function fingerprintOne(ctx: Context, media: UnfingerprintedMedia): Promise<void> {
  const fingerprint = await computeStoredFingerprint(ctx, media);
  try {
    await transact(ctx, (tx) => storeFingerprint(tx, media, fingerprint));
  } catch (error) {
    if (!(error instanceof BlockedPictureProblem)) throw error;
    const { caseId } = error;
    // The copy was uploaded before its original was blocked, so admins decide about it.
    await transact(ctx, async (tx) => {
      await updateMedia(tx.db, media.id, { isFingerprinted: true });
      await publish(tx, "media.blocked-upload", { mediaId: media.id, caseId });
    });
  }
}

/** Returns an empty buffer for a video without a poster and for a missing file. */
async function computeStoredFingerprint(
  ctx: Context,
  { id, mediaType, hasPoster }: UnfingerprintedMedia,
): Promise<Buffer> {
  const isPictured = mediaType === "image" || hasPoster;
  const file = isPictured ? await ctx.storage.read(toImageKey(id, { width: 1280, format: "webp" })) : null;
  if (!file) return Buffer.alloc(0);
  try {
    return await pictureWorker.run("fingerprint", await buffer(file), jobsQueueKey);
  } catch (error) {
    ctx.log.error({ err: error, mediaId: id }, "could not compute perceptual hash");
    return Buffer.alloc(0);
  }
}
