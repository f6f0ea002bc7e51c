import type { Capability } from "@vesper/contract/accounts/capabilities";
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
import { isCapable } from "#platform/policy.ts";

const presentQueue = <Waiting extends { oldestAt: Date | null }>(
  queue: Waiting,
): Omit<Waiting, "oldestAt"> & Pick<Queue, "oldestAt"> => ({
  ...queue,
  oldestAt: queue.oldestAt?.toISOString() ?? null,
});

/** Returns the queues that the viewer works on; all figures for those who read figures. */
export async function getStats(ctx: Context): Promise<Stats> {
  const mayRead = (capability: Capability) =>
    ctx.viewer === null || isCapable(ctx.viewer, capability) || isCapable(ctx.viewer, "figures");
  return {
    ...(mayRead("moderate") ? await getContentQueues(ctx) : noContentQueues),
    ...(mayRead("decide-cases") ? await getSafetyQueues(ctx) : noSafetyQueues),
    users: mayRead("figures") ? await getUserFigures(ctx) : null,
    contact: mayRead("support") ? presentQueue(await getContactQueue(ctx)) : null,
    verifications: mayRead("verify") ? presentQueue(await getVerificationQueue(ctx)) : null,
  };
}

const noContentQueues = { profiles: null, products: null, media: null, reviews: null };
const noSafetyQueues = { cases: null, reports: null, appeals: null };

const getContentQueues = async (ctx: Context) => ({
  profiles: presentQueue(await getProfileQueue(ctx)),
  products: presentQueue(await getListingFigures(ctx)),
  media: presentQueue(await getMediaQueue(ctx)),
  reviews: presentQueue(await getReviewQueue(ctx)),
});

const getSafetyQueues = async (ctx: Context) => ({
  cases: presentQueue(await getCaseQueue(ctx)),
  reports: { open: await countOpenReports(ctx) },
  appeals: presentQueue(await getAppealQueue(ctx)),
});
