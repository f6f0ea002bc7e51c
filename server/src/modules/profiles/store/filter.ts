import type { Gender } from "@vesper/contract/profiles/profile-fields";
import { limits } from "@vesper/contract/core/limits";
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Audience } from "#platform/identity/audience.ts";
import { isListedFor } from "../predicates.ts";

export type ListedQuery = SelectQueryBuilder<Tables, "profiles", object>;

/** Base of every visitor query, so that visibility, blocks and hide-lists always apply. */
export const buildListedQuery = (db: Database, audience: Audience): ListedQuery =>
  db.selectFrom("profiles").where(isListedFor(audience));

export interface DirectoryFilter {
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
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
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
  ...getPriceConditions(filter),
  ...(filter.tagIds ?? []).map(hasTag),
];

/** Returns whether a query is the same for every visitor: no filter, no viewer, no country. */
export const isUnfiltered = (audience: Audience, filter: DirectoryFilter, now: Date): boolean =>
  audience.userId === null && audience.country === null && getConditions(filter, now).length === 0;

function* getAttributeConditions(filter: DirectoryFilter, now: Date) {
  const { categoryId, gender, languages, ageMin, ageMax } = filter;
  if (categoryId) yield sql<SqlBool>`profiles.category_id = ${categoryId}`;
  if (gender) yield sql<SqlBool>`profiles.gender = ${gender}`;
  if (ageMin !== undefined) yield sql<SqlBool>`profiles.age >= ${ageMin}`;
  if (ageMax !== undefined) yield sql<SqlBool>`profiles.age <= ${ageMax}`;
  if (languages?.length) yield sql<SqlBool>`profiles.languages @> ${languages}::text[]`;
  if (filter.verified) yield sql<SqlBool>`profiles.is_verified`;
  if (filter.new) yield sql<SqlBool>`profiles.created_at > ${now}::timestamptz - ${newProfilePeriod}`;
  if (filter.available) yield sql<SqlBool>`profiles.available_until > ${now}`;
}

function* getPlaceConditions({ city, placeIds }: DirectoryFilter) {
  if (city) yield sql<SqlBool>`profiles.city_norm = norm(${city})`;
  if (placeIds) yield sql<SqlBool>`profiles.place_id = any(${placeIds}::integer[])`;
}

/** A price matches if either rate does; a rate of 0 means on request and is not a price. */
function* getPriceConditions({ minPrice = 0, maxPrice: max }: DirectoryFilter) {
  if (minPrice === 0 && max === undefined) return;
  const min = Math.max(minPrice, limits.rateStep);
  yield max === undefined
    ? sql<SqlBool>`(profiles.usd_outcall >= ${min} or profiles.usd_incall >= ${min})`
    : sql<SqlBool>`(profiles.usd_outcall between ${min} and ${max} or profiles.usd_incall between ${min} and ${max})`;
}

const hasTag = (tagId: string) => sql<SqlBool>`exists (
  select from profile_tags where profile_tags.profile_id = profiles.id and profile_tags.tag_id = ${tagId}
)`;
