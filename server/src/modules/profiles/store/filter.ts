import type { Gender } from "@vesper/contract/profiles/profile-fields";
import { limits } from "@vesper/contract/core/limits";
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Onlooker } from "#platform/identity/onlooker.ts";
import { isListedFor } from "../predicates.ts";

export type Listed = SelectQueryBuilder<Tables, "profiles", object>;

/** What visitors read begins here, so that nobody forgets who is public, who has blocked whom and who hides from where. */
export const listed = (db: Database, onlooker: Onlooker): Listed =>
  db.selectFrom("profiles").where(isListedFor(onlooker));

export interface DirectoryFilter {
  categoryId?: string | undefined;
  /** All of them. */
  tagIds?: string[] | undefined;
  /** Found by what a profile is. */
  verified?: boolean | undefined;
  new?: boolean | undefined;
  available?: boolean | undefined;
  /** Exactly this one. */
  city?: string | undefined;
  /** In one of these. */
  placeIds?: number[] | undefined;
  gender?: Gender | undefined;
  languages?: string[] | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  ageMin?: number | undefined;
  ageMax?: number | undefined;
}

/** For how long somebody is new. */
const newFor = sql`interval '30 days'`;

/** Public profiles of which all of this is true. */
export const matching = (db: Database, onlooker: Onlooker, filter: DirectoryFilter, now: Date): Listed =>
  db.selectFrom("profiles").where(matches(onlooker, filter, now));

/** The same as one condition. */
export const matches = (onlooker: Onlooker, filter: DirectoryFilter, now: Date): RawBuilder<SqlBool> => {
  const conditions = [
    isListedFor(onlooker),
    ...whatTheyAre(filter, now),
    ...whereTheyAre(filter),
    ...whatTheyCost(filter),
    ...(filter.tagIds ?? []).map(tagged),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
};

function* whatTheyAre(filter: DirectoryFilter, now: Date) {
  const { categoryId, gender, languages, ageMin, ageMax } = filter;
  if (categoryId) yield sql<SqlBool>`profiles.category_id = ${categoryId}`;
  if (gender) yield sql<SqlBool>`profiles.gender = ${gender}`;
  if (ageMin !== undefined) yield sql<SqlBool>`profiles.age >= ${ageMin}`;
  if (ageMax !== undefined) yield sql<SqlBool>`profiles.age <= ${ageMax}`;
  if (languages?.length) yield sql<SqlBool>`profiles.languages @> ${languages}::text[]`;
  if (filter.verified) yield sql<SqlBool>`profiles.is_verified`;
  if (filter.new) yield sql<SqlBool>`profiles.created_at > ${now}::timestamptz - ${newFor}`;
  if (filter.available) yield sql<SqlBool>`profiles.available_until > ${now}`;
}

function* whereTheyAre({ city, placeIds }: DirectoryFilter) {
  if (city) yield sql<SqlBool>`profiles.city_norm = norm(${city})`;
  if (placeIds) yield sql<SqlBool>`profiles.place_id = any(${placeIds}::integer[])`;
}

/** A price matches when either rate does; a rate of 0 is one on request, and no price. */
function* whatTheyCost({ minPrice = 0, maxPrice: max }: DirectoryFilter) {
  if (minPrice === 0 && max === undefined) return;
  const min = Math.max(minPrice, limits.rateStep);
  yield max === undefined
    ? sql<SqlBool>`(profiles.usd_outcall >= ${min} or profiles.usd_incall >= ${min})`
    : sql<SqlBool>`(profiles.usd_outcall between ${min} and ${max} or profiles.usd_incall between ${min} and ${max})`;
}

const tagged = (tagId: string) => sql<SqlBool>`exists (
  select from profile_tags where profile_tags.profile_id = profiles.id and profile_tags.tag_id = ${tagId}
)`;
