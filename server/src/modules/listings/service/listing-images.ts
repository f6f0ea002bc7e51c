import { limits } from "@vesper/contract/core/limits";
import { deleteMedia, submitMedia, acceptUpload, type StoredUpload } from "#modules/media/index.ts";
import type { Context } from "#platform/context.ts";
import { Problem } from "#platform/problem.ts";
import { countImages, deleteImage, insertImage } from "../store/choices.ts";
import type { OwnListingRow } from "../store/listings.ts";
import { editOwnListing, getOwn } from "./own-listings.ts";

/** Checks that the listing has room for another image. Call this before the first byte of the upload is read. */
export async function enforceImageRoom(ctx: Context, id: string): Promise<void> {
  await getOwn(ctx, id);
  if ((await countImages(ctx.db, id)) < limits.listing.images) return;
  throw new Problem(
    "conflict",
    `A listing can have up to ${limits.listing.images} photos. Remove one to add another.`,
  );
}

/** Submits a new picture to the media queue; it appears on the listing once it is approved. */
export async function addImage(
  ctx: Context,
  id: string,
  arrival: StoredUpload,
  title: string,
): Promise<OwnListingRow> {
  const media = await acceptUpload(ctx, arrival, { title, isPublic: "true", isPrimary: "false" });
  if (media.mediaType !== "image") {
    await deleteMedia(ctx, media.id);
    throw new Problem("unsupported_media_type", "Please select an image file");
  }
  await submitMedia(ctx, media.id);
  return editOwnListing(ctx, id, async (tx) => {
    await insertImage(tx.db, id, media.id);
    return {};
  });
}

/** Removes a picture. Pictures are part of the approved content, so this counts as an edit. */
export function removeImage(ctx: Context, id: string, imageId: string): Promise<OwnListingRow> {
  return editOwnListing(ctx, id, async (tx) => {
    if (!(await deleteImage(tx.db, id, imageId))) throw new Problem("not_found");
    return {};
  });
}
