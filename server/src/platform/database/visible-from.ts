import { unknownCountry } from "@vesper/contract/profiles/countries";
import { sql, type RawBuilder, type SqlBool } from "kysely";

/** Returns whether the joined row of `profiles` is visible from a country; null skips the check. */
export function isVisibleFrom(country: string | null, profiles = "profiles"): RawBuilder<SqlBool> {
  if (country === null) return sql`true`;
  const hidden = sql.ref(`${profiles}.hidden_countries`);
  // Compare in SQL, not in code: `preparedQuery` builds one statement for all countries before the value is known.
  return sql`(${country} <> all(${hidden})
    and (${country} <> ${sql.lit(unknownCountry)} or ${hidden} = '{}'))`;
}
