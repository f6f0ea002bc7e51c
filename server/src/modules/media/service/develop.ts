import { buffer } from "node:stream/consumers";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { isPassing, Problem } from "#platform/problem.ts";
import { forJobs } from "#platform/workers/worker.ts";
import { development } from "../job-definitions.ts";
import { imageKey, posterKey, uploadKey, videoKey } from "../keys.ts";
import { enforcePicture } from "../picture-head.ts";
import { pictureWorker } from "../picture-worker.ts";
import { selectProcessing } from "../store/files.ts";
import * as store from "../store/media.ts";
import { videoWorker } from "../video-worker.ts";
import type { Picture } from "../worker/imaging.ts";
import { watchFace } from "./face.ts";
import { enforceUnblocked, RefusedPicture, remember } from "./recognise.ts";

/** Makes the files of one upload. Running twice makes the same files again, and nothing else. */
export async function develop(ctx: Context, { id }: { id: string }): Promise<void> {
  const media = await store.selectMedia(ctx.db, id);
  if (media?.progress !== "processing") return;
  try {
    const bytes = await readUpload(ctx, uploadKey(id));
    if (media.videoFormat) {
      await keepVideo(ctx, id, bytes, media.videoFormat);
      await settle(ctx, media, { progress: "ready" });
    } else {
      const developed = await pictureWorker.run("picture", bytes, forJobs);
      const { fingerprint, ...picture } = await keepImages(ctx, id, developed);
      await settle(ctx, media, { progress: "ready", ...picture }, (tx) => remember(tx, media, fingerprint));
    }
    await ctx.storage.remove(uploadKey(id));
  } catch (error) {
    // The files cannot be reached for now: that is no fault of this one, and it is tried again.
    if (isPassing(error)) throw error;
    // Told to its owner, who can try again: the bytes as they came stay until then.
    if (!(error instanceof Problem))
      ctx.log.error({ err: error, mediaId: id }, "could not prepare an upload");
    const failure =
      error instanceof Problem ? error.message : "Something went wrong on our side. Please try again.";
    const failed = { progress: "failed", failure, status: "draft", submittedAt: null } as const;
    await settle(ctx, media, failed, (tx) => tellOfRefusal(tx, id, error));
  }
}

async function readUpload(ctx: Context, key: string): Promise<Buffer> {
  const stream = await ctx.storage.read(key);
  if (!stream) throw new Problem("not_found", "This file is no longer stored. Please upload it again.");
  return buffer(stream);
}

async function keepVideo(ctx: Context, id: string, bytes: Buffer, format: "mp4" | "webm") {
  await ctx.storage.put(videoKey(id, format), await videoWorker.run("repack", { bytes, format }, forJobs));
}

async function tellOfRefusal(tx: Transaction, mediaId: string, error: unknown): Promise<void> {
  if (!(error instanceof RefusedPicture)) return;
  await publish(tx, "media.refused", { mediaId, caseId: error.caseId });
}

/** Files first: a row that is ready always has them. What may not come again leaves none. */
export async function keepImages(ctx: Context, id: string, { files, ...picture }: Picture) {
  await enforceUnblocked(ctx, picture.fingerprint);
  for (const file of files) await ctx.storage.put(imageKey(id, file), file.bytes);
  return picture;
}

/** Deleted meanwhile: then its files are removed by the job that came with the deletion. */
async function settle(
  ctx: Context,
  { id, ownerId }: store.MediaRow,
  change: Parameters<typeof store.updateMedia>[2],
  alongside: (tx: Transaction) => Promise<unknown> = async () => undefined,
): Promise<void> {
  await transact(ctx, async (tx) => {
    await alongside(tx);
    await watchFace(tx, ownerId, () =>
      store.updateMedia(tx.db, id, { ...change, updatedAt: tx.clock.now() }),
    );
    // What was submitted before its files were there can be looked at from now on.
    await publish(tx, "queue.changed", { queue: "media" });
  });
}

/** The still of a video, in all sizes. A bad one leaves the video without. */
export async function developPoster(ctx: Context, { id }: { id: string }): Promise<void> {
  const media = await store.selectMedia(ctx.db, id);
  const stream = await ctx.storage.read(posterKey(id));
  if (stream && media?.mediaType === "video") {
    const picture = await pictureWorker.run("picture", await buffer(stream), forJobs).catch(() => null);
    if (picture) await keepPoster(ctx, media, picture);
  }
  await ctx.storage.remove(posterKey(id));
}

async function keepPoster(ctx: Context, media: store.MediaRow, picture: Picture): Promise<void> {
  try {
    const { colors, fingerprint } = await keepImages(ctx, media.id, picture);
    await settle(ctx, media, { hasPoster: true, colors }, (tx) => remember(tx, media, fingerprint));
  } catch (error) {
    if (!(error instanceof RefusedPicture)) throw error;
    await transact(ctx, (tx) => tellOfRefusal(tx, media.id, error));
  }
}

const mostAtOnce = 1_000;

/** What a killed process left, and what nobody tries any more since the files could not be reached for too long. */
export async function developRest(ctx: Context): Promise<void> {
  for (const { id } of await selectProcessing(ctx.db, mostAtOnce))
    await enqueue(ctx, development, { id }, { once: id });
}

/** Re-encodes a picture in memory alone: neither what comes in nor what goes out is written down. */
export async function developEvidence(bytes: Buffer, person: string): Promise<Uint8Array> {
  enforcePicture(bytes);
  return pictureWorker.run("evidence", bytes, person);
}
