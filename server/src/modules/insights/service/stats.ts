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

const told = <Waiting extends { oldestAt: Date | null }>(
  queue: Waiting,
): Omit<Waiting, "oldestAt"> & Pick<Queue, "oldestAt"> => ({
  ...queue,
  oldestAt: queue.oldestAt?.toISOString() ?? null,
});

/** The figures of the admin dashboard. */
export async function getStats(ctx: Context): Promise<Stats> {
  return {
    profiles: told(await getProfileQueue(ctx)),
    products: told(await getListingFigures(ctx)),
    users: await getUserFigures(ctx),
    media: told(await getMediaQueue(ctx)),
    reviews: told(await getReviewQueue(ctx)),
    cases: told(await getCaseQueue(ctx)),
    reports: { open: await countOpenReports(ctx) },
    appeals: told(await getAppealQueue(ctx)),
    contact: told(await getContactQueue(ctx)),
    verifications: told(await getVerificationQueue(ctx)),
  };
}
