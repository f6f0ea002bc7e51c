import type { Transaction } from "#platform/context.ts";
import { updateHidden } from "#platform/database/hidden.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import type { SubjectRules } from "#platform/subjects/subjects.ts";
import { mayDecide } from "../policy.ts";
import { selectListing, updateListing, type ListingRow } from "../store/listings.ts";
import { toSubject } from "./administer.ts";
import { changeListing } from "./change-listing.ts";

/** A listing as a subject of moderation. */
export const listingSubject: SubjectRules = {
  async find(ctx, id) {
    const listing = await selectListing(ctx.db, id);
    // A viewer cannot report a listing that they may not see.
    const isVisible = listing?.isShown && listing.profile?.isListed;
    if (!listing || !(isVisible || listing.supplierId === ctx.viewer?.userId)) return undefined;
    const { title, description, price, currency, status } = listing;
    return { ...toSubject(listing), snapshot: { title, description, price, currency, status } };
  },

  async getParties(ctx, id) {
    const listing = await selectListing(ctx.db, id);
    return listing ? [listing.supplierId] : [];
  },

  async restrict(tx, id, { action, explanation }) {
    await updateSubject(tx, id, async (listing) => {
      if (action !== "reject") return updateHidden(tx.db, "listing", id);
      // Check this under the lock: if two admins decide at the same time, the second one is refused.
      enforce(mayDecide(listing));
      await updateListing(tx.db, id, { status: "rejected", rejectionReason: explanation });
    });
  },

  async lift(tx, id, action) {
    // If the supplier has deleted the listing in the meantime, there is nothing to restore.
    const before = await selectListing(tx.db, id);
    if (!before) return false;
    if (action === "reject") return returnToQueue(tx, before);
    await updateSubject(tx, id, () => updateHidden(tx.db, "listing", id));
    const after = await selectListing(tx.db, id);
    return before.isHidden && after?.isHidden === false;
  },
};

async function updateSubject(
  tx: Transaction,
  id: string,
  work: (listing: ListingRow) => Promise<void>,
): Promise<void> {
  if (!(await selectListing(tx.db, id)))
    throw new Problem("conflict", "This listing has since been deleted.");
  await changeListing(tx, id, work);
}

/** Returns a wrongly rejected listing to the queue; lifting a rejection is not an approval. */
async function returnToQueue(tx: Transaction, { id, status }: ListingRow): Promise<boolean> {
  if (status !== "rejected") return false;
  await updateSubject(tx, id, () => updateListing(tx.db, id, { status: "pending", rejectionReason: null }));
  return true;
}
