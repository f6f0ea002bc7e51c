import { limits } from "@vesper/contract/limits";
import type { MediaCounts, MediaStatus, MediaType } from "@vesper/contract/media";
import type { QueueSort } from "@vesper/contract/queues";
import {
  decideUnderLease,
  lift,
  recordDecision,
  turnDown,
  type Rejection,
} from "#modules/moderation/index.ts";
import { notify } from "#modules/notifications/index.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { directionOf } from "#platform/database/direction.ts";
import { onlookerOf } from "#platform/onlooker.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import { mayReview } from "../policy.ts";
import { selectMedia, selectOwned, turnMedia, type MediaRow } from "../store/media.ts";
import * as store from "../store/review.ts";
import { isOwnerListed } from "../store/shown.ts";
import { watchFace } from "./face.ts";

export async function listForReview(
  ctx: Context,
  query: { status: MediaStatus; mediaType?: MediaType; sort?: QueueSort; page: number; limit: number },
): Promise<{ rows: MediaRow[]; total: number }> {
  const { status, mediaType, sort, page, limit } = query;
  const wanted = { status, mediaType };
  const direction = directionOf(sort, status === "pending");
  return {
    rows: await store.selectForReview(ctx.db, wanted, { limit, offset: (page - 1) * limit, direction }),
    total: await store.countForReview(ctx.db, wanted),
  };
}

export const listNewestOf = (ctx: Context, ownerId: string): Promise<MediaRow[]> =>
  selectOwned(ctx.db, { ownerId }, { sort: "newest", limit: limits.person.media, offset: 0 });

export async function getStats(ctx: Context): Promise<MediaCounts & { oldestPendingAt: string | null }> {
  const count = (status: MediaStatus) => store.countForReview(ctx.db, { status });
  const [draft, pending] = [await count("draft"), await count("pending")];
  const [approved, rejected] = [await count("approved"), await count("rejected")];
  const total = draft + pending + approved + rejected;
  const oldest = await store.selectOldestPending(ctx.db);
  return { total, draft, pending, approved, rejected, oldestPendingAt: oldest?.toISOString() ?? null };
}

export const subjectOf = ({ id, ownerId, title, mediaType }: MediaRow) => ({
  type: "media" as const,
  id,
  ownerId,
  label: title,
  noun: mediaType === "image" ? "picture" : "video",
});

export type Verdict = { status: "approved" } | ({ status: "rejected" } & Rejection);

/** One decides; whoever decides at the same time is told that it is done. */
export function reviewMedia(ctx: Context, id: string, verdict: Verdict): Promise<MediaRow> {
  return transact(ctx, async (tx) => {
    await decideUnderLease(tx, "media", id);
    const before = await selectMedia(tx.db, id);
    if (!before) throw new Problem("not_found");
    enforce(mayReview(before));
    const restrictionId = await watchFace(tx, before.ownerId, () =>
      verdict.status === "approved" ? approve(tx, before) : turnDown(tx, subjectOf(before), verdict),
    );
    await recordDecision(tx, `media.${verdict.status}`, subjectOf(before), {
      from: before.status,
      to: verdict.status,
      ...(restrictionId && { restrictionId }),
    });
    const after = await selectMedia(tx.db, id, onlookerOf(tx));
    if (!after) throw new Problem("not_found");
    return after;
  });
}

async function whereItIs(tx: Transaction, { ownerId, isPublic }: MediaRow): Promise<string> {
  if (!isPublic) return "You keep it private, so nobody else sees it.";
  return (await isOwnerListed(tx.db, ownerId))
    ? "It is on your page now."
    : "It will be on your page as soon as visitors see your profile.";
}

async function approve(tx: Transaction, media: MediaRow): Promise<null> {
  const isTurned = await turnMedia(tx.db, media.id, ["pending"], {
    status: "approved",
    rejectionReason: null,
    updatedAt: tx.clock.now(),
  });
  if (!isTurned) throw new Problem("conflict", "This is not waiting for review.");
  await lift(tx, subjectOf(media), ["reject"], { tell: false });
  await notify(tx, {
    userId: media.ownerId,
    kind: "account",
    title: media.mediaType === "image" ? "Your picture was approved" : "Your video was approved",
    text: await whereItIs(tx, media),
    path: "/supplier/media",
  });
  return null;
}
