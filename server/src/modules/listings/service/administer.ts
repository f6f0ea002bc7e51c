import type { ListingStatus } from "@vesper/contract/listings";
import type { QueueSort } from "@vesper/contract/queues";
import {
  decideUnderLease,
  enforceUnchanged,
  lift,
  recordDecision,
  turnDown,
  type Rejection,
  type Seen,
} from "#modules/moderation/index.ts";
import { notify } from "#modules/notifications/index.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { directionOf } from "#platform/database/direction.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import { mayDecide } from "../policy.ts";
import { countListings, selectForReview } from "../store/lists.ts";
import { lockListing, selectListing, updateListing, type ListingRow } from "../store/listings.ts";
import { changeListing } from "./change-listing.ts";

export async function listForReview(
  ctx: Context,
  { status, sort, page, limit }: { status: ListingStatus; sort?: QueueSort; page: number; limit: number },
): Promise<{ rows: ListingRow[]; total: number }> {
  const direction = directionOf(sort, status === "pending");
  return {
    rows: await selectForReview(ctx.db, status, { limit, offset: (page - 1) * limit, direction }),
    total: await countListings(ctx.db, status),
  };
}

async function getListing(ctx: Context, id: string): Promise<ListingRow> {
  const listing = await selectListing(ctx.db, id);
  if (!listing) throw new Problem("not_found");
  return listing;
}

export const subjectOf = ({ id, supplierId, title }: ListingRow) => ({
  type: "listing" as const,
  id,
  ownerId: supplierId,
  label: title,
});

/** From now on visitors see it, if they see whoever offers it. */
export function approveListing(ctx: Context, id: string, seen: Seen = {}): Promise<ListingRow> {
  return transact(ctx, async (tx) => {
    await decideUnderLease(tx, "listing", id);
    const before = await changeListing(tx, id, async (listing) => {
      enforce(mayDecide(listing));
      enforceUnchanged("listing", listing, seen);
      await updateListing(tx.db, id, { status: "approved", rejectionReason: null });
      return listing;
    });
    await lift(tx, subjectOf(before), ["reject"], { tell: false });
    const after = await getListing(tx, id);
    await notify(tx, {
      userId: before.supplierId,
      kind: "account",
      title: "Your listing was approved",
      text: isSeen(after)
        ? `Everybody can see “${after.title}” now.`
        : `Nobody else sees “${after.title}” yet: it appears together with your profile.`,
      path: "/supplier/listings",
    });
    return record(tx, "listing.approved", before);
  });
}

const isSeen = ({ isShown, profile }: ListingRow) => isShown && profile?.isListed === true;

/** Turned down, with a reason that its supplier reads word for word. */
export function rejectListing(ctx: Context, id: string, rejection: Rejection & Seen): Promise<ListingRow> {
  return transact(ctx, async (tx) => {
    await decideUnderLease(tx, "listing", id);
    await lockListing(tx.db, id);
    const before = await getListing(tx, id);
    enforceUnchanged("listing", before, rejection);
    const restrictionId = await turnDown(tx, subjectOf(before), rejection);
    return record(tx, "listing.rejected", before, { restrictionId });
  });
}

async function record(
  tx: Transaction,
  action: string,
  before: ListingRow,
  more: { restrictionId?: string | null } = {},
): Promise<ListingRow> {
  const listing = await getListing(tx, before.id);
  await recordDecision(tx, action, subjectOf(before), { from: before.status, to: listing.status, ...more });
  return listing;
}
