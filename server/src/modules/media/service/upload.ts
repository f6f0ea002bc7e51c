import type { Readable } from "node:stream";
import { MediaFields } from "@vesper/contract/media/media";
import type { z } from "zod";
import { v7 as newId } from "uuid";
import { signedIn, transact, type Context } from "#platform/context.ts";
import { lockForUser } from "#platform/database/advisory-lock.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { toAudience } from "#platform/identity/audience.ts";
import { Problem } from "#platform/problem.ts";
import type { ByteRange } from "#platform/storage/storage.ts";
import { createTurns } from "#platform/turns.ts";
import { mediaProcessing, posterProcessing } from "../job-definitions.ts";
import { toPosterKey, toUploadKey } from "../keys.ts";
import { isHeifImage, findKind, type Kind } from "../kinds.ts";
import { enforcePicture, enforcePixels } from "../picture-head.ts";
import { countProcessing } from "../store/files.ts";
import * as store from "../store/media.ts";
import { videoWorker } from "../video-worker.ts";
import type { Video } from "../worker/video.ts";
import { getOwn } from "./get-media.ts";

/**
 * Limits on files being processed: `own` per person, `inAll` in total. From `crowded` files on, only a person's
 * first file is admitted.
 */
const maxWaiting = { own: 25, crowded: 100, inAll: 500 };

/**
 * Call this before the first byte is read and again before a row is written. Returns how many of the person's files
 * are being processed.
 */
export async function enforceRoom(ctx: Context): Promise<number> {
  const { own, inAll } = await countProcessing(ctx.db, signedIn(ctx).userId, maxWaiting.inAll);
  const isFull = own >= maxWaiting.own || inAll >= maxWaiting.inAll;
  // One person's files, however many, never keep out another person's first file.
  if (!isFull && (own === 0 || inAll < maxWaiting.crowded)) return own;
  throw new Problem(
    "service_unavailable",
    "We’re processing a lot of files right now. Please try again in a minute.",
    {
      retryAfter: 60,
    },
  );
}

export interface StoredUpload {
  id: string;
  /** Original file name, used as the title if none is given. */
  filename: string;
}

export async function storeUpload(
  ctx: Context,
  stream: Readable,
  { filename }: { filename: string },
): Promise<StoredUpload> {
  const id = newId();
  await ctx.storage.put(toUploadKey(id), stream);
  return { id, filename };
}

export const discardUpload = (ctx: Context, { id }: StoredUpload) => ctx.storage.remove(toUploadKey(id));

const takeTurn = createTurns();

/** Turns an upload into a draft whose files are being processed; a failure leaves nothing behind. */
export async function acceptUpload(
  ctx: Context,
  upload: StoredUpload,
  fields: z.output<typeof MediaFields>,
): Promise<store.MediaRow> {
  try {
    const found = await inspectUpload(ctx, toUploadKey(upload.id));
    return await takeTurn(signedIn(ctx).userId, () => insertDraft(ctx, upload, fields, found));
  } catch (error) {
    await discardUpload(ctx, upload);
    throw error;
  }
}

/** Enough for the header of any picture; a video can only be inspected as a whole. */
const headRange = { start: 0, end: 1024 * 1024 - 1 };

async function readBytes(ctx: Context, key: string, range?: ByteRange): Promise<Buffer> {
  const stream = await ctx.storage.read(key, range);
  if (!stream) throw new Error(`${key} is missing`);
  // Takes two thirds of the CPU time of `buffer`, which copies through a Blob.
  return Buffer.concat(await stream.toArray());
}

async function inspectUpload(ctx: Context, key: string): Promise<{ kind: Kind; video: Video | null }> {
  const beginning = await readBytes(ctx, key, headRange);
  const kind = findKind(beginning);
  if (!kind) {
    throw new Problem(
      "unsupported_media_type",
      isHeifImage(beginning)
        ? "HEIC and AVIF photos aren’t supported. Save the photo as a JPEG and upload that."
        : "Please select an image or video file",
    );
  }
  if (kind.mediaType === "video") {
    const bytes = await readBytes(ctx, key);
    return { kind, video: await videoWorker.run("read", bytes, signedIn(ctx).userId) };
  }
  enforcePixels(beginning);
  return { kind, video: null };
}

function insertDraft(
  ctx: Context,
  { id, filename }: StoredUpload,
  fields: z.output<typeof MediaFields>,
  { kind, video }: { kind: Kind; video: Video | null },
): Promise<store.MediaRow> {
  const { userId: ownerId } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    await lockForUser(tx.db, "uploads", ownerId);
    const waiting = await enforceRoom(tx);
    const now = tx.clock.now();
    const isPrimary = fields.isPrimary === "true" && kind.mediaType === "image";
    if (isPrimary) await store.clearPrimary(tx.db, ownerId);
    await store.insertMedia(tx.db, {
      id,
      ownerId,
      mediaType: kind.mediaType,
      title: fields.title || toTitle(filename),
      description: fields.description ?? null,
      isPublic: fields.isPublic === "true",
      isPrimary,
      position: await store.getNextPosition(tx.db, ownerId),
      progress: "processing",
      videoFormat: kind.mediaType === "video" ? kind.format : null,
      width: video?.width ?? null,
      height: video?.height ?? null,
      duration: video?.duration ?? null,
      createdAt: now,
      updatedAt: now,
    });
    // Fair order: each person's first file comes before anyone's second.
    await enqueue(tx, mediaProcessing, { id }, { priority: -waiting });
    await publish(tx, "content.edited", { userId: ownerId });
    const row = await store.selectMedia(tx.db, id, toAudience(tx));
    if (!row) throw new Error("media row missing after insert");
    return row;
  });
}

/** Turns a file name without its extension into a title, or returns `Untitled` if that is not a valid one. */
function toTitle(filename: string): string {
  const name = MediaFields.shape.title.safeParse(filename.replace(/\.[^.]*$/, "").slice(0, 120)).data;
  return name || "Untitled";
}

/** Call this before the first byte of the upload is read. */
export async function enforceOwnVideo(ctx: Context, id: string): Promise<void> {
  const media = await getOwn(ctx, id);
  if (media.mediaType !== "video") throw new Problem("conflict", "Only videos can have a preview image.");
}

/** Stores the poster of a video, captured by the browser that uploaded it. */
export async function savePoster(ctx: Context, id: string, stream: Readable): Promise<void> {
  await ctx.storage.put(toPosterKey(id), stream);
}

export async function acceptPoster(ctx: Context, id: string): Promise<void> {
  try {
    enforcePicture(await readBytes(ctx, toPosterKey(id), headRange));
  } catch (error) {
    await ctx.storage.remove(toPosterKey(id));
    throw error;
  }
  await enqueue(ctx, posterProcessing, { id });
}

export const discardPoster = (ctx: Context, id: string) => ctx.storage.remove(toPosterKey(id));
