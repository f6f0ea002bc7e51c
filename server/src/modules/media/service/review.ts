import { limits } from "@vesper/contract/core/limits";
import type { MediaCounts, MediaStatus } from "@vesper/contract/media/media";
import { createReviewQueue, type Rejection } from "#modules/moderation/index.ts";
import type { Context, Transaction } from "#platform/context.ts";
import { toAudience } from "#platform/identity/audience.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { mayReview } from "../policy.ts";
import { selectMedia, selectOwned, updateMediaInStatus, type MediaRow } from "../store/media.ts";
import * as store from "../store/review.ts";
import { isOwnerListed } from "../store/owner-visibility.ts";
import { trackPrimaryPhoto } from "./primary-photo.ts";

export const listForReview = (ctx: Context, query: Parameters<typeof store.selectQueue>[1]) =>
  store.selectQueue(ctx.db, query);

export const listNewestByOwner = (ctx: Context, ownerId: string): Promise<MediaRow[]> =>
  selectOwned(ctx.db, { ownerId }, { sort: "newest", limit: limits.person.media, offset: 0 });

export async function getStats(ctx: Context): Promise<MediaCounts & { oldestPendingAt: string | null }> {
  const countByStatus = (status: MediaStatus) => store.countForReview(ctx.db, { status });
  const [draft, pending] = [await countByStatus("draft"), await countByStatus("pending")];
  const [approved, rejected] = [await countByStatus("approved"), await countByStatus("rejected")];
  const total = draft + pending + approved + rejected;
  const { oldestAt } = await getMediaQueue(ctx);
  return { total, draft, pending, approved, rejected, oldestPendingAt: oldestAt?.toISOString() ?? null };
}

/** Returns how many media items wait for review, and when the oldest began to wait. */
export const getMediaQueue = ({ db }: Context) => store.selectWaitingMedia(db);

export const toSubject = ({ id, ownerId, title, mediaType }: MediaRow) => ({
  type: "media" as const,
  id,
  ownerId,
  label: title,
  noun: mediaType === "image" ? "photo" : "video",
});

const queue = createReviewQueue<MediaRow>({
  kind: "media",
  find: (ctx, id) => selectMedia(ctx.db, id, toAudience(ctx)),
  toSubject,
  mayDecide: mayReview,
  async change(tx, id, work) {
    const media = orNotFound(await selectMedia(tx.db, id));
    return trackPrimaryPhoto(tx, media.ownerId, () => work(media));
  },
  async approve(tx, { id }) {
    const change = { status: "approved", rejectionReason: null, updatedAt: tx.clock.now() } as const;
    const isUpdated = await updateMediaInStatus(tx.db, id, ["pending"], change);
    if (!isUpdated) throw new Problem("conflict", "This photo or video isn’t waiting for review.");
  },
  toNotification: async (tx, media) => ({
    kind: "account",
    title: media.mediaType === "image" ? "Your photo was approved" : "Your video was approved",
    text: await describeVisibility(tx, media),
    path: "/supplier/media",
  }),
});

export type MediaDecision = { status: "approved" } | ({ status: "rejected" } & Rejection);

export const reviewMedia = (ctx: Context, id: string, verdict: MediaDecision): Promise<MediaRow> =>
  verdict.status === "approved" ? queue.approve(ctx, id) : queue.reject(ctx, id, verdict);

async function describeVisibility(tx: Transaction, { ownerId, isPublic }: MediaRow): Promise<string> {
  if (!isPublic) return "It’s private, so no one else can see it.";
  return (await isOwnerListed(tx.db, ownerId))
    ? "It’s on your profile now."
    : "It will appear on your profile as soon as your profile is live.";
}
