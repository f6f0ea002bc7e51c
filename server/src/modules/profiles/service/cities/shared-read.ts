import type { Context } from "#platform/context.ts";
import { isCapable } from "#platform/policy.ts";
import { createVisitorCache } from "#platform/visitor-cache.ts";
import { selectHasPersonalView } from "../../store/personal-view.ts";

/**
 * Creates a cache that members share with visitors from their country, except those to whom other profiles are
 * visible. The reader gets a context without a viewer where the result is shared.
 */
export function createSharedRead<Result>() {
  const cache = createVisitorCache<Result>();
  return async (ctx: Context, key: string, read: (ctx: Context) => Promise<Result>): Promise<Result> => {
    if (await hasPersonalView(ctx)) return read(ctx);
    const shared = { ...ctx, viewer: null };
    return cache(shared, key, () => read(shared));
  };
}

/** Moderators see every country, so they share no result. */
const hasPersonalView = async ({ db, viewer }: Context): Promise<boolean> =>
  viewer !== null && (isCapable(viewer, "moderate") || (await selectHasPersonalView(db, viewer.userId)));
