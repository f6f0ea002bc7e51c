import type { Queue, Stats } from "@vesper/contract/profiles/insights";
import { getUserFigures } from "#modules/accounts/index.ts";
import { getContactQueue } from "#modules/contact/index.ts";
import { getListingFigures } from "#modules/listings/index.ts";
import { getMediaQueue } from "#modules/media/index.ts";
import { getAppealQueue, getCaseQueue } from "#modules/moderation/index.ts";
import { getProfileQueue } from "#modules/profiles/index.ts";
import { countOpenReports } from "#modules/reports/index.ts";
import { getReviewQueue } from "#modules/reviews/index.ts";
import { getVerificationQueue } from "#modules/verification/index.ts";
import type { Context } from "#platform/context.ts";

const presentQueue = <Waiting extends { oldestAt: Date | null }>(
  queue: Waiting,
): Omit<Waiting, "oldestAt"> & Pick<Queue, "oldestAt"> => ({
  ...queue,
  oldestAt: queue.oldestAt?.toISOString() ?? null,
});

/** Returns the figures for the admin dashboard. */
export async function getStats(ctx: Context): Promise<Stats> {
  return {
    profiles: presentQueue(await getProfileQueue(ctx)),
    products: presentQueue(await getListingFigures(ctx)),
    users: await getUserFigures(ctx),
    media: presentQueue(await getMediaQueue(ctx)),
    reviews: presentQueue(await getReviewQueue(ctx)),
    cases: presentQueue(await getCaseQueue(ctx)),
    reports: { open: await countOpenReports(ctx) },
    appeals: presentQueue(await getAppealQueue(ctx)),
    contact: presentQueue(await getContactQueue(ctx)),
    verifications: presentQueue(await getVerificationQueue(ctx)),
  };
}
