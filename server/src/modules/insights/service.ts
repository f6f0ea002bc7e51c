import type { Stats } from "@vesper/contract/insights";
import { countUsers } from "#modules/accounts/index.ts";
import { registrationsByDay } from "#modules/activity/index.ts";
import { getListingFigures } from "#modules/listings/index.ts";
import { selectQueue } from "#modules/moderation/index.ts";
import { selectProfileQueue } from "#modules/profiles/index.ts";
import { countReports } from "#modules/reports/index.ts";
import { countPendingReviews } from "#modules/reviews/index.ts";
import type { Context } from "#platform/context.ts";

const daysShown = 30;

/** The figures of the admin dashboard. */
export async function getStats(ctx: Context): Promise<Stats> {
  const { open, urgent, oldestAt } = await selectQueue(ctx.db);
  const profiles = await selectProfileQueue(ctx.db);
  return {
    profiles: {
      total: profiles.total,
      open: profiles.open,
      oldestAt: profiles.oldestAt?.toISOString() ?? null,
    },
    products: await getListingFigures(ctx),
    users: {
      total: await countUsers(ctx.db),
      banned: await countUsers(ctx.db, "banned"),
      suspended: await countUsers(ctx.db, "suspended"),
    },
    reviews: { pending: await countPendingReviews(ctx) },
    cases: { open, urgent, oldestAt: oldestAt?.toISOString() ?? null },
    reports: { open: await countReports(ctx.db, "open") },
    registrations: await registrationsByDay(ctx, daysShown),
  };
}
