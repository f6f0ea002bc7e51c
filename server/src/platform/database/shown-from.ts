import { sql, type RawBuilder, type SqlBool } from "kysely";
import { unknownCountry } from "../onlooker.ts";

/** Whether the joined `profiles` row may be seen from a country; null skips the check. */
export const shownFrom = (country: string | null): RawBuilder<SqlBool> =>
  country === null
    ? sql`true`
    : // One statement for every country: `byKey` builds it before it knows the value.
      sql`(${country} <> all(profiles.hidden_countries)
        and (${country} <> ${sql.lit(unknownCountry)} or profiles.hidden_countries = '{}'))`;
