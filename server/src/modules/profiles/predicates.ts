import { sql, type RawBuilder, type SqlBool } from "kysely";
import { notBlocked } from "#modules/blocks/predicates.ts";
import { shownFrom } from "#platform/database/shown-from.ts";
import type { Onlooker } from "#platform/identity/onlooker.ts";

/** A constant, not a parameter: a plan for any value could not use the indexes of what is listed. */
export const isListedFor = (onlooker: Onlooker) =>
  sql<SqlBool>`profiles.listed and ${notBlocked(onlooker.userId, "profiles.user_id")} and ${shownWhere(onlooker)}`;

/** Nobody but themself sees somebody from a country that they hide from. */
function shownWhere({ userId, country }: Onlooker): RawBuilder<SqlBool> {
  const isShown = shownFrom(country);
  return country && userId ? sql`(${isShown} or profiles.user_id = ${userId})` : isShown;
}
