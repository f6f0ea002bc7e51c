import type { ListingStatus } from "@vesper/contract/profiles/listings";
import { createReviewQueue } from "#modules/moderation/index.ts";
import type { Context } from "#platform/context.ts";
import type { QueueQuery } from "#platform/database/queue-page.ts";
import { mayDecide } from "../policy.ts";
import { countListings, selectQueue, selectWaitingListings } from "../store/lists.ts";
import { selectListing, updateListing, type ListingRow } from "../store/listings.ts";
import { changeListing } from "./change-listing.ts";

export const listForReview = (ctx: Context, query: QueueQuery<ListingStatus>) => selectQueue(ctx.db, query);

export const toSubject = ({ id, supplierId, title }: ListingRow) => ({
  type: "listing" as const,
  id,
  ownerId: supplierId,
  label: title,
});

const isVisible = ({ isShown, profile }: ListingRow) => isShown && profile?.isListed === true;

export const { approve: approveListing, reject: rejectListing } = createReviewQueue<ListingRow>({
  kind: "listing",
  find: ({ db }, id) => selectListing(db, id),
  toSubject,
  mayDecide,
  change: changeListing,
  approve: (tx, { id }) => updateListing(tx.db, id, { status: "approved", rejectionReason: null }),
  toNotification: (_tx, listing) => ({
    kind: "account",
    title: "Your listing was approved",
    text: isVisible(listing)
      ? `Everyone can see “${listing.title}” now.`
      : `“${listing.title}” will appear as soon as your profile is public.`,
    path: "/supplier/listings",
  }),
});

/** Returns the listing figures for the admin dashboard. */
export async function getListingFigures({
  db,
}: Context): Promise<{ total: number; pending: number; oldestAt: Date | null }> {
  const { open: pending, oldestAt } = await selectWaitingListings(db);
  return { total: await countListings(db), pending, oldestAt };
}
