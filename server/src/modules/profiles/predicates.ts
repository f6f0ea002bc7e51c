import { sql, type RawBuilder, type SqlBool } from "kysely";
import { notBlocked } from "#modules/blocks/predicates.ts";
import { isVisibleFrom } from "#platform/database/visible-from.ts";
import type { Audience } from "#platform/identity/audience.ts";

/** A constant, not a parameter: a plan for any value could not use the indexes of what is listed. */
export const isListedFor = (audience: Audience) =>
  sql<SqlBool>`profiles.listed and ${notBlocked(audience.userId, "profiles.user_id")} and ${isVisibleFromCountry(audience)}`;

/** Nobody but themself sees somebody from a country that they hide from. */
function isVisibleFromCountry({ userId, country }: Audience): RawBuilder<SqlBool> {
  const isShown = isVisibleFrom(country);
  return country && userId ? sql`(${isShown} or profiles.user_id = ${userId})` : isShown;
}
