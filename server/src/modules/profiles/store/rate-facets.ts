import { getPriceEdges } from "@vesper/contract/profiles/price-bands";
import { durations, hour, type RateDuration, RatePlace } from "@vesper/contract/profiles/profile-rates";
import { durationLabels, placeLabels } from "@vesper/contract/profiles/rate-labels";
import { sql, type RawBuilder } from "kysely";
import { getPlaces, isInBudget, matchesRate, type RateFilter } from "./rate-filter.ts";

type PriceBand = [from: number, to: number | null];

const toBandValue = ([from, to]: PriceBand) => `${from}-${to ?? ""}`;

function toBandLabel([from, to]: PriceBand): string {
  const [low, high] = [from, to ?? 0].map((price) => `$${price.toLocaleString("en-US")}`);
  if (to === null) return `${low} and up`;
  return from === 0 ? `Up to ${high}` : `${low}–${high}`;
}

const isOther = (duration: RateDuration | undefined): duration is RateDuration =>
  duration !== undefined && duration !== hour;

/** Rates of the found profiles, joined: a subquery per profile would walk the index by dollars. */
const buildFoundRates = (filter: RateFilter) => sql`
  found join profile_rates on profile_rates.profile_id = found.id
    ${filter.ratePlace ? sql`and profile_rates.place = ${filter.ratePlace}` : sql``}`;

/** Lowest rate of each profile for the duration in the chosen place, or in either; null if rates are on request. */
function selectLowestRates(filter: RateFilter): RawBuilder<unknown> {
  const { duration } = filter;
  if (isOther(duration)) {
    return sql`select min(usd) as price from ${buildFoundRates(filter)} where duration = ${duration} group by found.id`;
  }
  const prices = getPlaces(filter).map((place) => {
    const price = sql`nullif(${sql.ref(`found.usd_${place}`)}, 0)`;
    return duration ? sql`case when ${sql.ref(`found.rate_${place}`)} > 0 then ${price} end` : price;
  });
  return sql`select least(${sql.join(prices)}) as price from found`;
}

/** Selects one row per value, with the counts that one pass over the rows of `from` makes. */
const selectCounts = (
  kind: string,
  from: RawBuilder<unknown>,
  values: readonly { value: string; label: string; condition: RawBuilder<unknown> }[],
) => sql`
  select ${kind}, counted.value, counted.label, counted.count
  from (
    select ${sql.join(values.map(({ condition }, at) => sql`count(*) filter (where ${condition}) as ${sql.ref(`c${at}`)}`))}
    from ${from}
  ) as counts,
    lateral (values ${sql.join(
      values.map(({ value, label }, at) => sql`(${value}, ${label}, ${sql.ref(`c${at}`)})`),
    )}) as counted (value, label, count)`;

/** Counts each profile once, by its lowest rate, so that the bands never add up to more than the results. */
function countByPrice(filter: RateFilter) {
  const edges = getPriceEdges(filter.duration);
  const bands = edges.map((from, at): PriceBand => [from, edges[at + 1] ?? null]);
  return selectCounts(
    "price",
    sql`(${selectLowestRates(filter)}) as priced`,
    bands.map((band) => ({
      value: toBandValue(band),
      label: toBandLabel(band),
      condition: sql`price >= ${band[0]}::numeric and price < ${band[1] ?? Infinity}::numeric`,
    })),
  );
}

const placeRows = sql.join(RatePlace.options.map((value) => sql`(${value}, ${placeLabels[value]})`));

const countByPlace = (filter: RateFilter) =>
  isOther(filter.duration)
    ? sql`
      select 'place', places.value, places.label, count(*)
      from ${buildFoundRates({})} join (values ${placeRows}) as places (value, label) on places.value = place
      where duration = ${filter.duration} and ${isInBudget(sql`usd`, filter)}
      group by places.value, places.label`
    : selectCounts(
        "place",
        sql`found`,
        RatePlace.options.map((place) => ({
          value: place,
          label: placeLabels[place],
          condition: matchesRate("found", { ...filter, ratePlace: place }),
        })),
      );

/** The hour is a column of the profile; the other durations are rows, read in one pass. */
const countByDuration = (filter: RateFilter) => sql`
  select 'duration', lengths.value, lengths.label, offered.count
  from (
    select ${hour} as duration, count(*) as count
    from found where ${matchesRate("found", { ...filter, duration: hour })}
    union all
    select duration, count(*) as count
    from (
      select distinct profile_id, duration
      from ${buildFoundRates(filter)} where ${isInBudget(sql`usd`, filter)}
    ) as fitting
    group by duration
  ) as offered
  join (values ${sql.join(durations.map((value) => sql`(${value}, ${durationLabels[value]})`))})
    as lengths (value, label) on lengths.value = offered.duration`;

/** Counts of the values that depend on rates. `found` must not be filtered by rates: each count applies the others. */
export const buildRateFacets = (filter: RateFilter) => ({
  price: countByPrice(filter),
  duration: countByDuration(filter),
  place: countByPlace(filter),
});
