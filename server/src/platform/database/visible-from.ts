import { unknownCountry } from "@vesper/contract/profiles/countries";
import { sql, type RawBuilder, type SqlBool } from "kysely";

/** Whether the joined row of `profiles` may be seen from a country; null skips the check. */
export function isVisibleFrom(country: string | null, profiles = "profiles"): RawBuilder<SqlBool> {
  if (country === null) return sql`true`;
  const hidden = sql.ref(`${profiles}.hidden_countries`);
  // One statement for every country: `preparedQuery` builds it before it knows the value.
  return sql`(${country} <> all(${hidden})
    and (${country} <> ${sql.lit(unknownCountry)} or ${hidden} = '{}'))`;
}
