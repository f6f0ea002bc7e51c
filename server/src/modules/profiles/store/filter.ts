import type { Gender } from "@vesper/contract/profiles/profile-fields";
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Audience } from "#platform/identity/audience.ts";
import { isListedFor } from "../predicates.ts";
import { hasRateFilter, matchesRate, type RateFilter } from "./rate-filter.ts";
import { getOfferConditions, type OfferFilter } from "./offer-filter.ts";

export type ListedQuery = SelectQueryBuilder<Tables, "profiles", object>;

/** Base of every visitor query, so that visibility, blocks and hide-lists always apply. */
export const buildListedQuery = (db: Database, audience: Audience): ListedQuery =>
  db.selectFrom("profiles").where(isListedFor(audience));

export interface DirectoryFilter extends RateFilter, OfferFilter {
  categoryId?: string | undefined;
  /** A profile must have all of these tags. */
  tagIds?: string[] | undefined;
  /** These three are computed from the profile's state. */
  verified?: boolean | undefined;
  new?: boolean | undefined;
  available?: boolean | undefined;
  /** Matches the whole name of the city. */
  city?: string | undefined;
  /** A profile must be in one of these places. */
  placeIds?: number[] | undefined;
  gender?: Gender | undefined;
  languages?: string[] | undefined;
  ageMin?: number | undefined;
  ageMax?: number | undefined;
}

/** A profile counts as new for this long. */
const newProfilePeriod = sql`interval '30 days'`;

/** Returns the filter as one SQL condition. */
export const matchesFilter = (audience: Audience, filter: DirectoryFilter, now: Date): RawBuilder<SqlBool> =>
  sql`${sql.join([isListedFor(audience), ...getConditions(filter, now)], sql` and `)}`;

const getConditions = (filter: DirectoryFilter, now: Date): RawBuilder<SqlBool>[] => [
  ...getAttributeConditions(filter, now),
  ...getPlaceConditions(filter),
  ...(hasRateFilter(filter) ? [matchesRate("profiles", filter)] : []),
  ...(filter.tagIds ?? []).map(hasTag),
  ...getOfferConditions(filter),
];

/** Returns whether a query is the same for every visitor: no filter, no viewer, no country. */
export const isUnfiltered = (audience: Audience, filter: DirectoryFilter, now: Date): boolean =>
  audience.userId === null && audience.country === null && getConditions(filter, now).length === 0;

const commonFilters: ReadonlySet<string> = new Set<keyof DirectoryFilter>([
  "categoryId",
  "gender",
  "ageMin",
  "ageMax",
  "minPrice",
  "maxPrice",
]);

/** Returns whether an index has all columns of a filter, which is the same for every visitor from a country. */
export const isCommonFilter = (audience: Audience, filter: DirectoryFilter): boolean =>
  audience.userId === null &&
  Object.entries(filter).every(
    ([name, value]) =>
      commonFilters.has(name) || value === undefined || (Array.isArray(value) && value.length === 0),
  );

/**
 * Returns whether one index is best for a filter whatever its values, so that its plan can be kept. With fewer fields
 * the best plan depends on them.
 */
export const hasStablePlan = (audience: Audience, filter: DirectoryFilter): boolean =>
  isCommonFilter(audience, filter) &&
  [filter.categoryId, filter.gender, filter.ageMin, filter.ageMax].every((value) => value !== undefined);

function* getAttributeConditions(filter: DirectoryFilter, now: Date) {
  const { categoryId, gender, languages, ageMin, ageMax } = filter;
  if (categoryId) yield sql<SqlBool>`profiles.category_id = ${categoryId}::uuid`;
  if (gender) yield sql<SqlBool>`profiles.gender = ${gender}`;
  if (ageMin !== undefined) yield sql<SqlBool>`profiles.age >= ${ageMin}::integer`;
  if (ageMax !== undefined) yield sql<SqlBool>`profiles.age <= ${ageMax}::integer`;
  if (languages?.length) yield sql<SqlBool>`profiles.languages @> ${languages}::text[]`;
  if (filter.verified) yield sql<SqlBool>`profiles.is_verified`;
  if (filter.new) yield sql<SqlBool>`profiles.created_at > ${now}::timestamptz - ${newProfilePeriod}`;
  if (filter.available) yield sql<SqlBool>`profiles.available_until > ${now}`;
}

function* getPlaceConditions({ city, placeIds }: DirectoryFilter) {
  if (city) yield sql<SqlBool>`profiles.city_norm = norm(${city})`;
  if (placeIds) yield sql<SqlBool>`profiles.place_id = any(${placeIds}::integer[])`;
}

const hasTag = (tagId: string) => sql<SqlBool>`exists (
  select from profile_tags where profile_tags.profile_id = profiles.id and profile_tags.tag_id = ${tagId}
)`;
