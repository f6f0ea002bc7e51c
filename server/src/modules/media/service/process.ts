import { buffer } from "node:stream/consumers";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { isTransient, Problem } from "#platform/problem.ts";
import { jobsQueueKey } from "#platform/workers/worker.ts";
import { mediaProcessing } from "../job-definitions.ts";
import { toImageKey, toPosterKey, toUploadKey, toVideoKey } from "../keys.ts";
import { enforcePicture } from "../picture-head.ts";
import { pictureWorker } from "../picture-worker.ts";
import { selectProcessing } from "../store/files.ts";
import * as store from "../store/media.ts";
import { videoWorker } from "../video-worker.ts";
import type { Picture } from "../worker/imaging.ts";
import { trackPrimaryPhoto } from "./primary-photo.ts";
import { enforceUnblocked, BlockedPictureProblem, storeFingerprint } from "./blocked-pictures.ts";

/** Makes the files of one upload. Running twice makes the same files again, and nothing else. */
export async function processMedia(ctx: Context, { id }: { id: string }): Promise<void> {
  const media = await store.selectMedia(ctx.db, id);
  if (media?.progress !== "processing") return;
  try {
    const bytes = await readUpload(ctx, toUploadKey(id));
    if (media.videoFormat) {
      await saveVideo(ctx, id, bytes, media.videoFormat);
      await finishProcessing(ctx, media, { progress: "ready" });
    } else {
      const processed = await pictureWorker.run("picture", bytes, jobsQueueKey);
      const { fingerprint, ...picture } = await saveImages(ctx, id, processed);
      await finishProcessing(ctx, media, { progress: "ready", ...picture }, (tx) =>
        storeFingerprint(tx, media, fingerprint),
      );
    }
    await ctx.storage.remove(toUploadKey(id));
  } catch (error) {
    // The files cannot be reached for now: that is no fault of this one, and it is tried again.
    if (isTransient(error)) throw error;
    // Told to its owner, who can try again: the bytes as they came stay until then.
    if (!(error instanceof Problem))
      ctx.log.error({ err: error, mediaId: id }, "could not prepare an upload");
    const failure =
      error instanceof Problem ? error.message : "Something went wrong on our side. Please try again.";
    const failed = { progress: "failed", failure, status: "draft", submittedAt: null } as const;
    await finishProcessing(ctx, media, failed, (tx) => publishBlockedUpload(tx, id, error));
  }
}

async function readUpload(ctx: Context, key: string): Promise<Buffer> {
  const stream = await ctx.storage.read(key);
  if (!stream) throw new Problem("not_found", "This file is no longer stored. Please upload it again.");
  return buffer(stream);
}

async function saveVideo(ctx: Context, id: string, bytes: Buffer, format: "mp4" | "webm") {
  await ctx.storage.put(
    toVideoKey(id, format),
    await videoWorker.run("repack", { bytes, format }, jobsQueueKey),
  );
}

async function publishBlockedUpload(tx: Transaction, mediaId: string, error: unknown): Promise<void> {
  if (!(error instanceof BlockedPictureProblem)) return;
  await publish(tx, "media.blocked-upload", { mediaId, caseId: error.caseId });
}

/** Files first: a row that is ready always has them. What may not come again leaves none. */
export async function saveImages(ctx: Context, id: string, { files, ...picture }: Picture) {
  await enforceUnblocked(ctx, picture.fingerprint);
  for (const file of files) await ctx.storage.put(toImageKey(id, file), file.bytes);
  return picture;
}

/** Deleted meanwhile: then its files are removed by the job that came with the deletion. */
async function finishProcessing(
  ctx: Context,
  { id, ownerId }: store.MediaRow,
  change: Parameters<typeof store.updateMedia>[2],
  alongside: (tx: Transaction) => Promise<unknown> = async () => undefined,
): Promise<void> {
  await transact(ctx, async (tx) => {
    await alongside(tx);
    await trackPrimaryPhoto(tx, ownerId, () =>
      store.updateMedia(tx.db, id, { ...change, updatedAt: tx.clock.now() }),
    );
    // What was submitted before its files were there can be looked at from now on.
    await publish(tx, "queue.changed", { queue: "media" });
  });
}

/** The still of a video, in all sizes. A bad one leaves the video without. */
export async function processPoster(ctx: Context, { id }: { id: string }): Promise<void> {
  const media = await store.selectMedia(ctx.db, id);
  const stream = await ctx.storage.read(toPosterKey(id));
  if (stream && media?.mediaType === "video") {
    const picture = await pictureWorker.run("picture", await buffer(stream), jobsQueueKey).catch(() => null);
    if (picture) await savePoster(ctx, media, picture);
  }
  await ctx.storage.remove(toPosterKey(id));
}

async function savePoster(ctx: Context, media: store.MediaRow, picture: Picture): Promise<void> {
  try {
    const { colors, fingerprint } = await saveImages(ctx, media.id, picture);
    await finishProcessing(ctx, media, { hasPoster: true, colors }, (tx) =>
      storeFingerprint(tx, media, fingerprint),
    );
  } catch (error) {
    if (!(error instanceof BlockedPictureProblem)) throw error;
    await transact(ctx, (tx) => publishBlockedUpload(tx, media.id, error));
  }
}

const batchSize = 1_000;

/** What a killed process left, and what nobody tries any more since the files could not be reached for too long. */
export async function enqueueUnprocessed(ctx: Context): Promise<void> {
  for (const { id } of await selectProcessing(ctx.db, batchSize))
    await enqueue(ctx, mediaProcessing, { id }, { once: id });
}

/** Re-encodes a picture in memory alone: neither what comes in nor what goes out is written down. */
export async function processEvidence(bytes: Buffer, person: string): Promise<Uint8Array> {
  enforcePicture(bytes);
  return pictureWorker.run("evidence", bytes, person);
}
