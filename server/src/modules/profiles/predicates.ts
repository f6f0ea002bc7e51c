import { sql, type RawBuilder, type SqlBool } from "kysely";
import { notBlocked } from "#modules/blocks/predicates.ts";
import { isVisibleFrom } from "#platform/database/visible-from.ts";
import type { Audience } from "#platform/identity/audience.ts";

/**
 * `profiles.listed` is a literal, not a parameter: with a parameter, a generic plan could not use the partial
 * indexes on listed profiles.
 */
export const isListedFor = (audience: Audience) =>
  sql<SqlBool>`profiles.listed and ${notBlocked(audience.userId, "profiles.user_id")} and ${isVisibleFromCountry(audience)}`;

/** Hides a profile from the countries on its hide-list, except from its owner. */
function isVisibleFromCountry({ userId, country }: Audience): RawBuilder<SqlBool> {
  const isShown = isVisibleFrom(country);
  return country && userId ? sql`(${isShown} or profiles.user_id = ${userId})` : isShown;
}
