import { transact, type Context } from "#platform/context.ts";
import { replaceImages } from "../store/choices.ts";
import { changeListing } from "./change-listing.ts";

/** Hangs pictures that need no look by a moderator, whatever the state of the listing. */
export async function illustrateListing(ctx: Context, id: string, mediaIds: string[]): Promise<void> {
  await transact(ctx, (tx) => changeListing(tx, id, () => replaceImages(tx.db, id, mediaIds)));
}
