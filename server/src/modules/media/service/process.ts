import { buffer } from "node:stream/consumers";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { isTransient, Problem } from "#platform/problem.ts";
import { jobsQueueKey } from "#platform/workers/worker.ts";
import { mediaProcessing } from "../job-definitions.ts";
import { toImageKey, toPosterKey, toUploadKey, toVideoKey } from "../keys.ts";
import { enforcePicture, maxAvatarPixels } from "../picture-head.ts";
import { pictureWorker } from "../picture-worker.ts";
import { selectProcessing } from "../store/files.ts";
import * as store from "../store/media.ts";
import { videoWorker } from "../video-worker.ts";
import type { Logo, Picture } from "../worker/imaging.ts";
import { trackPrimaryPhoto } from "./primary-photo.ts";
import { enforceUnblocked, BlockedPictureProblem, storeFingerprint } from "./blocked-pictures.ts";

/** Processes one upload. Idempotent: a second run produces the same files. */
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
    // If storage is unreachable, let the job retry: the upload is not at fault.
    if (isTransient(error)) throw error;
    // The failure is shown to the owner, who can retry: the original upload is stored until then.
    if (!(error instanceof Problem)) ctx.log.error({ err: error, mediaId: id }, "could not process upload");
    const failure =
      error instanceof Problem ? error.message : "Something went wrong on our side. Please try again.";
    const failed = { progress: "failed", failure, status: "draft", submittedAt: null } as const;
    await finishProcessing(ctx, media, failed, (tx) => publishBlockedUpload(tx, id, error));
  }
}

async function readUpload(ctx: Context, key: string): Promise<Buffer> {
  const stream = await ctx.storage.read(key);
  if (!stream) throw new Problem("not_found", "We no longer have this file. Please upload it again.");
  return Buffer.concat(await stream.toArray());
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

/**
 * Writes the files before the row is marked ready, so a ready row always has them. A blocked picture leaves no file.
 */
export async function saveImages(ctx: Context, id: string, { files, ...picture }: Picture) {
  await enforceUnblocked(ctx, picture.fingerprint);
  for (const file of files) await ctx.storage.put(toImageKey(id, file), file.bytes);
  return picture;
}

/** Marks the media as ready. If it was deleted in the meantime, the job enqueued by the deletion removes its files. */
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
    // Media submitted before its files were processed can be reviewed from now on.
    await publish(tx, "queue.changed", { queue: "media" });
  });
}

/** Processes a video's poster in all sizes. If the poster cannot be decoded, the video has none. */
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

/** Enqueues uploads left behind by a killed process, and those whose retries ran out while storage was unreachable. */
export async function enqueueUnprocessed(ctx: Context): Promise<void> {
  for (const { id } of await selectProcessing(ctx.db, batchSize))
    await enqueue(ctx, mediaProcessing, { id }, { once: id });
}

/** Re-encodes the site's logo; the caller stores it. */
export async function processLogo(bytes: Buffer, person: string): Promise<Logo> {
  enforcePicture(bytes, maxAvatarPixels);
  return pictureWorker.run("logo", bytes, person);
}

/** Re-encodes a picture in memory only: neither input nor output is stored. */
export async function processEvidence(bytes: Buffer, person: string): Promise<Uint8Array> {
  enforcePicture(bytes);
  return pictureWorker.run("evidence", bytes, person);
}
