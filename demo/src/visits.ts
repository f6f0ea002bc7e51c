import { getOwnProfile, recordProfileDays } from "@vesper/server/modules/profiles";
import { dayOf, day, later } from "@vesper/server/platform/clock";
import type { Context } from "@vesper/server/platform/context";
import { as } from "./as.ts";

const publicFor = 19;
const byWeekday = [74, 48, 52, 61, 77, 118, 126];

/** What the demo escort's profile has brought since it became public: more on weekends, and more lately. */
export async function makeDemoVisits(ctx: Context): Promise<void> {
  const { id: profileId } = await getOwnProfile(await as(ctx, "escort@vesper.test"));
  const days = Array.from({ length: publicFor }, (_, index) => {
    const then = later(ctx.clock.now(), -index * day);
    const impressions = Math.round(
      ((byWeekday[then.getUTCDay()] ?? 0) * (publicFor - index / 2)) / publicFor,
    );
    return {
      profileId,
      day: dayOf(then),
      impressions,
      views: Math.round(impressions / 7),
      contacts: Math.floor(impressions / 19),
    };
  });
  await recordProfileDays(ctx, days);
}
