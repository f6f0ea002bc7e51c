import type { ComparedProfile } from "@vesper/contract/profiles/compare";
import { listShownDetails } from "#modules/profiles/index.ts";
import { signedIn, type Context } from "#platform/context.ts";
import { selectFavoriteIds } from "./store.ts";

export interface ComparedFavorite {
  _id: string;
  /** Null if anything hides it. */
  profile: ComparedProfile | null;
}

/** Returns those given profiles that the viewer has saved, in the given order. */
export async function compareFavorites(ctx: Context, ids: readonly string[]): Promise<ComparedFavorite[]> {
  const saved = new Set(await selectFavoriteIds(ctx.db, signedIn(ctx).userId, ids));
  const profiles = await listShownDetails(ctx, [...saved]);
  return [...new Set(ids)]
    .filter((id) => saved.has(id))
    .map((id) => ({ _id: id, profile: profiles.find((profile) => profile._id === id) ?? null }));
}
