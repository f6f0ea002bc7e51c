import { exportAccount } from "#modules/accounts/index.ts";
import { exportActivity } from "#modules/activity/index.ts";
import { exportBlocks } from "#modules/blocks/index.ts";
import { exportContact } from "#modules/contact/index.ts";
import { exportFavorites } from "#modules/favorites/index.ts";
import { exportAgeProof } from "#modules/age/index.ts";
import { exportConversations } from "#modules/chat/index.ts";
import { exportListings } from "#modules/listings/index.ts";
import { exportLikes, exportMedia } from "#modules/media/index.ts";
import { exportStatements } from "#modules/moderation/index.ts";
import { exportNotifications, exportPush } from "#modules/notifications/index.ts";
import { exportProfile } from "#modules/profiles/index.ts";
import { exportPictureNotices, exportReports } from "#modules/reports/index.ts";
import { exportReviews } from "#modules/reviews/index.ts";
import { exportFollows } from "#modules/follows/index.ts";
import { exportSavedSearches } from "#modules/saved-searches/index.ts";
import { exportVerifications } from "#modules/verification/index.ts";
import { signedIn, type Context } from "#platform/context.ts";
import { selectArchiveByUser } from "../store.ts";

/** Exports all data about a person; each module contributes its part. */
export async function exportData(ctx: Context): Promise<Record<string, unknown>> {
  const { userId } = signedIn(ctx);
  return {
    exportedAt: ctx.clock.now().toISOString(),
    archive: await exportArchive(ctx, userId),
    ...(await exportAccount(ctx)),
    ...(await exportProfile(ctx, userId)),
    media: await exportMedia(ctx, userId),
    likes: await exportLikes(ctx, userId),
    listings: await exportListings(ctx, userId),
    reviews: await exportReviews(ctx, userId),
    activity: await exportActivity(ctx, userId),
    notifications: await exportNotifications(ctx, userId),
    push: await exportPush(ctx, userId),
    notices: await exportStatements(ctx, userId),
    reports: await exportReports(ctx, userId),
    pictureNotices: await exportPictureNotices(ctx, userId),
    blocks: await exportBlocks(ctx, userId),
    contact: await exportContact(ctx, userId),
    conversations: await exportConversations(ctx, userId),
    favorites: await exportFavorites(ctx, userId),
    ageProof: await exportAgeProof(ctx, userId),
    follows: await exportFollows(ctx, userId),
    savedSearches: await exportSavedSearches(ctx, userId),
    verifications: await exportVerifications(ctx, userId),
  };
}

/** Exports the person's archive request and its date. */
async function exportArchive({ db }: Context, userId: string) {
  const archive = await selectArchiveByUser(db, userId);
  return archive ? { status: archive.status, requestedAt: archive.requestedAt } : null;
}
