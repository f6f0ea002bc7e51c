import type { Context } from "#platform/context.ts";
import { isWrappedByNewest, unwrapPictureKey, wrapPictureKey } from "../sealed-picture.ts";
import { replacePictureKey, selectPictureKeys } from "../store/pictures.ts";

/**
 * Wraps the keys of all pictures with the newest root key and returns how many were not. There are few: pictures are
 * deleted with the decision.
 */
export async function rewrapPictureKeys(ctx: Context): Promise<number> {
  const { roots } = ctx.sealing;
  let count = 0;
  for (const { id, wrappedKey } of await selectPictureKeys(ctx.db)) {
    // A restored backup contains no keys of pictures.
    if (wrappedKey.length === 0 || isWrappedByNewest(roots, id, wrappedKey)) continue;
    const rewrapped = wrapPictureKey(roots, id, unwrapPictureKey(roots, id, wrappedKey));
    await replacePictureKey(ctx.db, { id, wrappedKey, rewrapped });
    count += 1;
  }
  return count;
}
