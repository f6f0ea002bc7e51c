import { getOwnProfile, recordCityMedians, recordProfileDays } from "@vesper/server/modules/profiles";
import { toDay, day, addMilliseconds } from "@vesper/server/platform/clock";
import type { Context } from "@vesper/server/platform/context";
import { actAs } from "./act-as.ts";

const publicDays = 19;
const impressionsByWeekday = [74, 48, 52, 61, 77, 118, 126];

/** Weekdays on which the demo escort was available: Thursday to Saturday. */
const availableWeekdays = new Set([4, 5, 6]);

/** Splits impressions into the bands of places and into lists, by fixed shares. */
const toExposure = (impressions: number) => {
  const part = (share: number) => Math.floor(impressions * share);
  return {
    place1: part(0.09),
    place4: part(0.1),
    place7: part(0.16),
    place13: part(0.22),
    place25: part(0.19),
    place49: part(0.11),
    place97: part(0.06),
    place193: part(0.01),
    inHome: part(0.51),
    inSearch: part(0.22),
    inCategory: part(0.14),
    inTag: part(0.07),
  };
};

/** Medians of other profiles in the city, per day: with fewer people, the demo has none of its own. */
const usual = { shown: 64, opened: 9.4, contacted: 4.6, place: 25, profiles: 14 };

/**
 * Creates statistics for the demo escort's profile since its publication, higher on weekends and growing toward
 * today.
 */
export async function makeDemoVisits(ctx: Context): Promise<void> {
  const { id: profileId, placeId } = await getOwnProfile(await actAs(ctx, "escort@vesper.test"));
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
      ...toExposure(impressions),
      wasAvailable: availableWeekdays.has(then.getUTCDay()),
      wasActive: true,
    };
  });
  await recordProfileDays(ctx, days);
  await recordCityMedians(ctx, placeId, usual);
}
