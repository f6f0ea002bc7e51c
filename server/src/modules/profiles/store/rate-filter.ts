import { limits } from "@vesper/contract/core/limits";
import { hour, RatePlace, type RateDuration } from "@vesper/contract/profiles/profile-rates";
import { sql, type RawBuilder, type SqlBool } from "kysely";

/** Part of a filter that one rate of a profile must meet. */
export interface RateFilter {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  duration?: RateDuration | undefined;
  ratePlace?: RatePlace | undefined;
}

export const getPlaces = ({ ratePlace }: RateFilter): readonly RatePlace[] =>
  ratePlace ? [ratePlace] : RatePlace.options;

const isBudgeted = ({ minPrice = 0, maxPrice }: RateFilter) => minPrice > 0 || maxPrice !== undefined;

/** A rate of 0 means on request and is not a price. */
export const isInBudget = (
  dollars: RawBuilder<unknown>,
  { minPrice = 0, maxPrice }: RateFilter,
): RawBuilder<SqlBool> => {
  const min = Math.max(minPrice, limits.rateStep);
  const isDearEnough = sql<SqlBool>`${dollars} >= ${min}::numeric`;
  return maxPrice === undefined ? isDearEnough : sql`${isDearEnough} and ${dollars} <= ${maxPrice}::numeric`;
};

/** The dollar price of the hour in the rows of a table with the columns of `profiles`. */
const toHourlyPrice = (table: string, place: RatePlace) => sql.ref(`${table}.usd_${place}`);

/**
 * Without a duration, prices are hourly. They include the hourly share of other rates, which the one-hour duration
 * leaves out.
 */
const matchesHour = (table: string, filter: RateFilter): RawBuilder<SqlBool> => {
  const conditions = getPlaces(filter).map((place) => {
    const isPriced = isInBudget(toHourlyPrice(table, place), filter);
    return filter.duration ? sql`${sql.ref(`${table}.rate_${place}`)} > 0 and ${isPriced}` : isPriced;
  });
  return sql`(${sql.join(conditions, sql` or `)})`;
};

const matchesOtherDuration = (table: string, filter: RateFilter): RawBuilder<SqlBool> => sql`exists (
  select from profile_rates
  where profile_rates.profile_id = ${sql.ref(`${table}.id`)} and profile_rates.duration = ${filter.duration}
    and profile_rates.place = any(${getPlaces(filter)}::text[]) and ${isInBudget(sql`profile_rates.usd`, filter)}
)`;

/** Whether one rate meets the filter, in the rows of a table with the columns of `profiles`. */
export const matchesRate = (table: string, filter: RateFilter): RawBuilder<SqlBool> =>
  filter.duration === undefined || filter.duration === hour
    ? matchesHour(table, filter)
    : matchesOtherDuration(table, filter);

export const hasRateFilter = (filter: RateFilter): boolean =>
  isBudgeted(filter) || filter.duration !== undefined || filter.ratePlace !== undefined;
