import { exportAccount } from "#modules/accounts/index.ts";
import { exportActivity } from "#modules/activity/index.ts";
import { exportBlocks } from "#modules/blocks/index.ts";
import { exportFavorites } from "#modules/favorites/index.ts";
import { exportListings } from "#modules/listings/index.ts";
import { exportMedia } from "#modules/media/index.ts";
import { exportNotices } from "#modules/moderation/index.ts";
import { exportNotifications } from "#modules/notifications/index.ts";
import { exportProfile } from "#modules/profiles/index.ts";
import { exportReports } from "#modules/reports/index.ts";
import { exportReviews } from "#modules/reviews/index.ts";
import { exportSavedSearches } from "#modules/saved-searches/index.ts";
import { signedIn, type Context } from "#platform/context.ts";

/** Everything held about a person; each module gives its part. */
export async function exportData(ctx: Context): Promise<Record<string, unknown>> {
  const { userId } = signedIn(ctx);
  return {
    exportedAt: ctx.clock.now().toISOString(),
    ...(await exportAccount(ctx)),
    profile: await exportProfile(ctx, userId),
    media: await exportMedia(ctx, userId),
    listings: await exportListings(ctx, userId),
    reviews: await exportReviews(ctx, userId),
    activity: await exportActivity(ctx, userId),
    notifications: await exportNotifications(ctx, userId),
    notices: await exportNotices(ctx, userId),
    reports: await exportReports(ctx, userId),
    blocks: await exportBlocks(ctx, userId),
    favorites: await exportFavorites(ctx, userId),
    savedSearches: await exportSavedSearches(ctx, userId),
  };
}
