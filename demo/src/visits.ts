import { getOwnProfile, recordProfileDays } from "@vesper/server/modules/profiles";
import { toDay, day, addMilliseconds } from "@vesper/server/platform/clock";
import type { Context } from "@vesper/server/platform/context";
import { actAs } from "./act-as.ts";

const publicDays = 19;
const impressionsByWeekday = [74, 48, 52, 61, 77, 118, 126];

/**
 * Creates statistics for the demo escort's profile since its publication, higher on weekends and growing toward
 * today.
 */
export async function makeDemoVisits(ctx: Context): Promise<void> {
  const { id: profileId } = await getOwnProfile(await actAs(ctx, "escort@vesper.test"));
  const days = Array.from({ length: publicDays }, (_, index) => {
    const then = addMilliseconds(ctx.clock.now(), -index * day);
    const impressions = Math.round(
      ((impressionsByWeekday[then.getUTCDay()] ?? 0) * (publicDays - index / 2)) / publicDays,
    );
    return {
      profileId,
      day: toDay(then),
      impressions,
      views: Math.round(impressions / 7),
      contacts: Math.floor(impressions / 19),
    };
  });
  await recordProfileDays(ctx, days);
}
