import type { Queue, Stats } from "@vesper/contract/insights";
import { countUsers } from "#modules/accounts/index.ts";
import { getContactQueue } from "#modules/contact/index.ts";
import { getListingFigures } from "#modules/listings/index.ts";
import { getMediaQueue } from "#modules/media/index.ts";
import { selectAppealQueue, selectQueue } from "#modules/moderation/index.ts";
import { selectProfileQueue } from "#modules/profiles/index.ts";
import { countReports } from "#modules/reports/index.ts";
import { getReviewQueue } from "#modules/reviews/index.ts";
import { selectVerificationQueue } from "#modules/verification/index.ts";
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
    profiles: told(await selectProfileQueue(ctx.db)),
    products: told(await getListingFigures(ctx)),
    users: {
      total: await countUsers(ctx.db),
      banned: await countUsers(ctx.db, "banned"),
      suspended: await countUsers(ctx.db, "suspended"),
    },
    media: told(await getMediaQueue(ctx)),
    reviews: told(await getReviewQueue(ctx)),
    cases: told(await selectQueue(ctx.db)),
    reports: { open: await countReports(ctx.db, "open") },
    appeals: told(await selectAppealQueue(ctx.db)),
    contact: told(await getContactQueue(ctx)),
    verifications: told(await selectVerificationQueue(ctx.db)),
  };
}
