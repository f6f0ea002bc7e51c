import type { ListingChange, ListingDraft, ListingStatus } from "@vesper/contract/profiles/listings";
import { v7 as newId } from "uuid";
import { enforceChoosable } from "#modules/taxonomy/index.ts";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { lockForUser } from "#platform/database/advisory-lock.ts";
import { publish } from "#platform/events/events.ts";
import { enforce } from "#platform/policy.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { mayChange, maySubmit, getStatusAfterEdit } from "../policy.ts";
import { getSlugCandidates } from "../slug.ts";
import * as choices from "../store/choices.ts";
import * as lists from "../store/lists.ts";
import * as store from "../store/listings.ts";
import { changeListing } from "./change-listing.ts";

export async function listOwn(
  ctx: Context,
  { status, page, limit }: { status?: ListingStatus | undefined; page: number; limit: number },
): Promise<{ rows: store.OwnListingRow[]; total: number }> {
  const filter = { supplierId: signedIn(ctx).userId, status };
  return {
    rows: await lists.selectOwned(ctx.db, filter, { limit, offset: (page - 1) * limit }),
    total: await lists.countOwned(ctx.db, filter),
  };
}

export async function getOwn(ctx: Context, id: string): Promise<store.OwnListingRow> {
  const listing = orNotFound(await store.selectOwnListing(ctx.db, id));
  enforce(mayChange(listing, signedIn(ctx).userId));
  return listing;
}

/** Creates a listing as a draft; it becomes public once it is submitted and an admin approves it. */
export function createListing(ctx: Context, draft: ListingDraft): Promise<store.OwnListingRow> {
  return transact(ctx, async (tx) => {
    await enforceRoom(tx);
    await enforceChoices(tx, null, draft);
    const id = await insertWithFreeSlug(tx, draft);
    await replaceChoices(tx, id, draft);
    await publish(tx, "content.edited", { userId: signedIn(tx).userId });
    return getOwn(tx, id);
  });
}

async function enforceRoom(tx: Transaction): Promise<void> {
  const { userId: supplierId } = signedIn(tx);
  await lockForUser(tx.db, "listing", supplierId);
  const { listingsPerSupplier: most } = tx.config;
  if ((await lists.countOwned(tx.db, { supplierId })) < most) return;
  throw new Problem("conflict", `You can have up to ${most} listings. Delete one to add another.`);
}

async function enforceChoices(
  tx: Transaction,
  listingId: string | null,
  { categoryId, tags, images = [] }: ListingChange,
): Promise<void> {
  await enforceChoosable(tx, { categoryId, tagIds: tags });
  const unique = [...new Set(images)];
  if (unique.length === 0) return;
  const usable = await choices.countUsable(tx.db, { ownerId: signedIn(tx).userId, listingId, ids: unique });
  if (usable === unique.length) return;
  const details = ["images: can only include your own approved, public photos"];
  throw new Problem("validation_error", undefined, { details });
}

async function insertWithFreeSlug(tx: Transaction, draft: ListingDraft): Promise<string> {
  const { tags: _tags, images: _images, currency = tx.config.defaultCurrency, ...columns } = draft;
  const now = tx.clock.now();
  const { userId: supplierId } = signedIn(tx);
  const listing = { id: newId(), supplierId, ...columns, currency, createdAt: now, updatedAt: now };
  for (const slug of getSlugCandidates(draft.title)) {
    if (await store.insertListing(tx.db, { ...listing, slug })) return listing.id;
  }
  throw new Error("no free slug found");
}

async function replaceChoices(tx: Transaction, id: string, { tags, images }: ListingChange): Promise<void> {
  if (tags) await choices.replaceTags(tx.db, id, [...new Set(tags)]);
  if (images) await choices.replaceImages(tx.db, id, [...new Set(images)]);
}

/** Updates a listing. An approved listing returns to review and is hidden until it is approved again. */
export function updateListing(ctx: Context, id: string, change: ListingChange): Promise<store.OwnListingRow> {
  return editOwnListing(ctx, id, async (tx) => {
    await enforceChoices(tx, id, change);
    const { tags: _tags, images: _images, ...columns } = change;
    await replaceChoices(tx, id, change);
    return columns;
  });
}

type Columns = Omit<ListingChange, "tags" | "images">;

/** Runs an edit of the viewer's own listing. An approved listing returns to review afterward. */
export function editOwnListing(
  ctx: Context,
  id: string,
  work: (tx: Transaction) => Promise<Columns>,
): Promise<store.OwnListingRow> {
  return changeOwn(ctx, id, async (tx, before) => {
    const columns = await work(tx);
    const now = tx.clock.now();
    const status = getStatusAfterEdit(before);
    const isSentBack = status !== before.status;
    await store.updateListing(tx.db, id, {
      ...columns,
      status,
      ...(isSentBack && { submittedAt: now }),
      updatedAt: now,
    });
    await publish(tx, "content.edited", { userId: before.supplierId });
  });
}

export function submitListing(ctx: Context, id: string): Promise<store.OwnListingRow> {
  return changeOwn(ctx, id, async (tx, before) => {
    enforce(maySubmit(before));
    const now = tx.clock.now();
    await store.updateListing(tx.db, id, {
      status: "pending",
      rejectionReason: null,
      submittedAt: now,
      updatedAt: now,
    });
  });
}

export function deleteListing(ctx: Context, id: string): Promise<void> {
  return transact(ctx, async (tx) => {
    await getOwn(tx, id);
    await changeListing(tx, id, () => store.deleteListing(tx.db, id));
  });
}

function changeOwn(
  ctx: Context,
  id: string,
  work: (tx: Transaction, before: store.ListingRow) => Promise<void>,
): Promise<store.OwnListingRow> {
  return transact(ctx, async (tx) => {
    await getOwn(tx, id);
    await changeListing(tx, id, (before) => work(tx, before));
    return getOwn(tx, id);
  });
}

/** Sets the pictures of a listing without returning it to review, whatever its status. */
export async function setListingImages(ctx: Context, id: string, mediaIds: string[]): Promise<void> {
  await transact(ctx, (tx) => changeListing(tx, id, () => choices.replaceImages(tx.db, id, mediaIds)));
}
