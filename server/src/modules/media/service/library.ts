import type { MediaChange, MediaCounts, MediaStatus, MediaType } from "@vesper/contract/media/media";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { toAudience } from "#platform/identity/audience.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import { mediaProcessing, fileRemoval } from "../job-definitions.ts";
import { mayRetry, maySubmit } from "../policy.ts";
import * as store from "../store/media.ts";
import { trackPrimaryPhoto } from "./primary-photo.ts";
import { getOwn } from "./get-media.ts";
import { enforceRoom } from "./upload.ts";

export async function listOwn(
  ctx: Context,
  query: { status?: MediaStatus; mediaType?: MediaType; sort: "own" | "newest"; page: number; limit: number },
): Promise<{ rows: store.MediaRow[]; total: number }> {
  const { status, mediaType, sort, page, limit } = query;
  const filter = { ownerId: signedIn(ctx).userId, status, mediaType };
  return {
    rows: await store.selectOwned(
      ctx.db,
      filter,
      { sort, limit, offset: (page - 1) * limit },
      toAudience(ctx).country,
    ),
    total: await store.countOwned(ctx.db, filter),
  };
}

export const countOwn = (ctx: Context): Promise<MediaCounts> => countMediaByOwner(ctx, signedIn(ctx).userId);

/** Counts a member's media by status. */
export async function countMediaByOwner(ctx: Context, ownerId: string): Promise<MediaCounts> {
  const counts = await store.countByStatus(ctx.db, ownerId);
  const getCount = (status: MediaStatus) => counts.get(status) ?? 0;
  const [draft, pending, approved, rejected] = [
    getCount("draft"),
    getCount("pending"),
    getCount("approved"),
    getCount("rejected"),
  ];
  return { total: draft + pending + approved + rejected, draft, pending, approved, rejected };
}

export async function listPopular(
  ctx: Context,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: store.MediaRow[]; total: number }> {
  const audience = toAudience(ctx);
  return {
    rows: await store.selectPopular(ctx.db, audience, { limit, offset: (page - 1) * limit }),
    total: await store.countPopular(ctx.db, audience),
  };
}

/** Updates text and settings. Approved media stays approved because its file does not change. */
export function updateMedia(ctx: Context, id: string, change: MediaChange): Promise<store.MediaRow> {
  return changeOwn(ctx, id, async (tx, { ownerId }) => {
    if (change.isPrimary) await store.clearPrimary(tx.db, ownerId);
    await store.updateMedia(tx.db, id, { ...change, updatedAt: tx.clock.now() });
    await publish(tx, "content.edited", { userId: ownerId });
  });
}

export async function deleteMedia(ctx: Context, id: string): Promise<void> {
  const { ownerId } = await getOwn(ctx, id);
  await transact(ctx, (tx) =>
    trackPrimaryPhoto(tx, ownerId, async () => {
      await store.deleteMedia(tx.db, id);
      await enqueue(tx, fileRemoval, { ids: [id] });
      await publish(tx, "queue.changed", { queue: "media" });
    }),
  );
}

/** Submits media for review. Admins see it once its files are processed. */
export function submitMedia(ctx: Context, id: string): Promise<store.MediaRow> {
  return changeOwn(ctx, id, async (tx, media) => {
    enforce(maySubmit(media));
    const isUpdated = await store.updateMediaInStatus(tx.db, id, ["draft", "rejected"], {
      status: "pending",
      rejectionReason: null,
      submittedAt: tx.clock.now(),
      updatedAt: tx.clock.now(),
    });
    if (!isUpdated) throw new Problem("conflict");
    await publish(tx, "media.submitted", { mediaId: id });
    await publish(tx, "queue.changed", { queue: "media" });
  });
}

/** Processes a failed upload again, from its original, which is still stored. */
export function retryMedia(ctx: Context, id: string): Promise<store.MediaRow> {
  return changeOwn(ctx, id, async (tx, media) => {
    enforce(mayRetry(media));
    await enforceRoom(tx);
    await store.updateMedia(tx.db, id, { progress: "processing", failure: null });
    await enqueue(tx, mediaProcessing, { id });
  });
}

export async function reorderMedia(ctx: Context, ids: string[]): Promise<void> {
  const { userId } = signedIn(ctx);
  await transact(ctx, (tx) => trackPrimaryPhoto(tx, userId, () => store.updateOrder(tx.db, userId, ids)));
}

async function changeOwn(
  ctx: Context,
  id: string,
  work: (tx: Transaction, media: store.MediaRow) => Promise<void>,
): Promise<store.MediaRow> {
  return transact(ctx, async (tx) => {
    const media = await getOwn(tx, id);
    await trackPrimaryPhoto(tx, media.ownerId, () => work(tx, media));
    return getOwn(tx, id);
  });
}
