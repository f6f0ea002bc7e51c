import { getPublicProfile } from "#modules/profiles/index.ts";
import type { Context } from "#platform/context.ts";
import { toAudience } from "#platform/identity/audience.ts";
import { isCapable } from "#platform/policy.ts";
import { countShown, selectShown } from "../store/lists.ts";
import { selectRatings, type RatingsRow } from "../store/ratings.ts";
import { withAuthorAlias, type AliasedReview } from "./author-alias.ts";

interface ReviewPage {
  rows: AliasedReview[];
  total: number;
  ratings: RatingsRow | undefined;
}

/**
 * Lists the reviews of a visible profile. If reviews are turned off, only the profile's owner and moderators can read
 * them.
 */
export async function listProfileReviews(
  ctx: Context,
  profileId: string,
  { page, limit }: { page: number; limit: number },
): Promise<ReviewPage> {
  const profile = await getPublicProfile(ctx, profileId);
  const audience = toAudience(ctx);
  const isTrusted = profile.userId === audience.userId || isCapable(ctx.viewer, "moderate");
  if (!profile.allowReviews && !isTrusted) return { rows: [], total: 0, ratings: undefined };
  const rows = await selectShown(ctx.db, profileId, audience, { limit, offset: (page - 1) * limit });
  return {
    rows: rows.map((row) => withAuthorAlias(ctx, row)),
    total: await countShown(ctx.db, profileId, audience.userId),
    ratings: await selectRatings(ctx.db, { profileId }),
  };
}
