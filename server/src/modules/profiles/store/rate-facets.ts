import { getPriceEdges } from "@vesper/contract/profiles/price-bands";
import { durations, RatePlace } from "@vesper/contract/profiles/profile-rates";
import { durationLabels, placeLabels } from "@vesper/contract/profiles/rate-labels";
import { sql, type RawBuilder } from "kysely";
import { getPlaces, isInBudget, type RateFilter } from "./rate-filter.ts";

type PriceBand = [from: number, to: number | null];

const toBandValue = ([from, to]: PriceBand) => `${from}-${to ?? ""}`;

function toBandLabel([from, to]: PriceBand): string {
  const [low, high] = [from, to ?? 0].map((price) => `$${price.toLocaleString("en-US")}`);
  if (to === null) return `${low} and up`;
  return from === 0 ? `Up to ${high}` : `${low}–${high}`;
}

/** The rates of the found profiles: one row per profile and duration. */
const foundRates = sql`(
  select unnest(rate_durations) as duration, unnest(outcall_rates) as outcall, unnest(incall_rates) as incall from found
) as rates`;

/** Lowest rate of each profile for the duration in the chosen place, or in either; null if rates are on request. */
function selectLowestRates(filter: RateFilter): RawBuilder<unknown> {
  const { duration } = filter;
  if (duration) {
    const prices = getPlaces(filter).map((place) => sql.ref(place));
    return sql`select least(${sql.join(prices)}) as price from ${foundRates} where duration = ${duration}`;
  }
  const prices = getPlaces(filter).map((place) => sql`nullif(${sql.ref(`found.usd_${place}`)}, 0)`);
  return sql`select least(${sql.join(prices)}) as price from found`;
}

/** Counts each profile once, by its lowest rate, so that the bands never add up to more than the results. */
function countByPrice(filter: RateFilter) {
  const edges = getPriceEdges(filter.duration);
  const bands = edges.map((from, at): PriceBand => [from, edges[at + 1] ?? null]);
  const names = bands.map((band) => ({ value: toBandValue(band), label: toBandLabel(band) }));
  return sql`(
    select 'price', bands.value, bands.label, counted.count
    from (
      select width_bucket(price, ${edges}::numeric[]) as at, count(*)
      from (${selectLowestRates(filter)}) as priced group by at
    ) as counted
    join (values ${sql.join(
      names.map(({ value, label }, at) => sql`(${sql.lit(at + 1)}, ${value}, ${label})`),
    )}) as bands (at, value, label) on bands.at = counted.at
    order by bands.at
  )`;
}

function countByPlace(filter: RateFilter) {
  const { duration } = filter;
  const ofDuration = sql`(select * from ${foundRates} where duration = ${duration}) as offered`;
  const counts = RatePlace.options.map((place) => {
    const price = sql.ref(duration ? place : `usd_${place}`);
    return sql`count(*) filter (where ${isInBudget(price, filter)}) as ${sql.ref(place)}`;
  });
  const rows = RatePlace.options.map(
    (place) => sql`(${sql.lit(place)}, ${sql.lit(placeLabels[place])}, ${sql.ref(`counts.${place}`)})`,
  );
  return sql`
    select 'place', places.value, places.label, places.count
    from (select ${sql.join(counts)} from ${duration ? ofDuration : sql`found`}) as counts,
      lateral (values ${sql.join(rows)}) as places (value, label, count)`;
}

function countByDuration(filter: RateFilter) {
  const isOffered = getPlaces(filter).map((place) => isInBudget(sql.ref(place), filter));
  const names = durations.map((value) => sql`(${sql.lit(value)}, ${sql.lit(durationLabels[value])})`);
  return sql`
    select 'duration', lengths.value, lengths.label, offered.count
    from (
      select duration, count(*) from ${foundRates} where ${sql.join(isOffered, sql` or `)} group by duration
    ) as offered
    join (values ${sql.join(names)}) as lengths (value, label) on lengths.value = offered.duration`;
}

/** Counts of the values that depend on rates. `found` must not be filtered by rates: each count applies the others. */
export const buildRateFacets = (filter: RateFilter) => ({
  price: countByPrice(filter),
  duration: countByDuration(filter),
  place: countByPlace(filter),
});
