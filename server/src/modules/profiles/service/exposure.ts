import { limits } from "@vesper/contract/core/limits";
import type { Comparables } from "@vesper/contract/profiles/exposure";
import { StatsDays } from "@vesper/contract/profiles/profiles";
import { addMilliseconds, day, getToday, toDay } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { orNotFound } from "#platform/problem.ts";
import * as medians from "../store/exposure-medians.ts";
import * as store from "../store/exposure.ts";
import { getOwnProfile } from "./own-profile.ts";

type Medians = Awaited<ReturnType<typeof store.selectMedians>>[number];

/** Days of the longest report, and one more for spans that end within it. */
const longestPeriod = 91;

/** Figures of the viewer's profile for the days that are over, with those of comparable profiles. */
export async function getOwnExposure(ctx: Context, days: number) {
  const profile = await getOwnProfile(ctx);
  const now = ctx.clock.now();
  const period = { from: toDay(addMilliseconds(now, -days * day)), to: toDay(addMilliseconds(now, -day)) };
  const rows = await store.selectExposureDays(ctx.db, profile.id, period);
  const place = await store.selectMedianPlace(ctx.db, profile.id, period);
  const where = orNotFound(await store.selectCurrentPlace(ctx.db, profile.id));
  const visibleDays = rows.filter(({ isVisible }) => isVisible).length;
  const { comparables, usual } = await findComparables(ctx, { days, visibleDays, profile, where });
  return { period, profile, where, rows, visibleDays, place, comparables, usual };
}

interface Compared {
  days: number;
  visibleDays: number;
  profile: { categoryId: string | null };
  where: { placeId: number; countryNorm: string };
}

/** Finds the smallest group with enough profiles: city and category, the city, the country. */
async function findComparables(
  { db }: Context,
  { days, visibleDays, profile: { categoryId }, where: { placeId, countryNorm } }: Compared,
): Promise<{ comparables: Comparables; usual: Medians | null }> {
  if (visibleDays < limits.statistics.visibleDays) return { comparables: "early", usual: null };
  const groups: { comparables: Comparables; key: string }[] = [
    ...(categoryId
      ? [{ comparables: "city-category" as const, key: medians.toCategoryKey(placeId, categoryId) }]
      : []),
    { comparables: "city", key: medians.toCityKey(placeId) },
    { comparables: "country", key: medians.toCountryKey(countryNorm) },
  ];
  const found = await store.selectMedians(
    db,
    groups.map(({ key }) => key),
    days,
  );
  for (const { comparables, key } of groups) {
    const usual = found.find(({ groupKey }) => groupKey === key);
    if (usual) return { comparables, usual };
  }
  return { comparables: "few", usual: null };
}

/** Computes the medians of all groups, one group per statement, so that other queries run in between. */
export async function computeExposure(ctx: Context): Promise<void> {
  const today = getToday(ctx.clock);
  for (const placeId of await medians.selectComparedCities(ctx.db))
    await medians.replaceCityMedians(ctx.db, placeId, today);
  for (const country of await medians.selectComparedCountries(ctx.db))
    await medians.replaceCountryMedians(ctx.db, country, today);
  await medians.deleteMediansBefore(ctx.db, today);
  const oldest = addMilliseconds(ctx.clock.now(), -longestPeriod * day);
  await medians.deleteHiddenSpansBefore(ctx.db, oldest);
}

/** Records medians of a city for the demo, which has too few people to compare. The next night replaces them. */
export const recordCityMedians = (
  { db, clock }: Context,
  placeId: number,
  usual: Pick<Medians, "shown" | "opened" | "contacted" | "place" | "profiles">,
) =>
  medians.insertMedians(
    db,
    StatsDays.options.map((days) => ({
      ...usual,
      groupKey: medians.toCityKey(placeId),
      days: Number(days),
      computedOn: getToday(clock),
    })),
  );
