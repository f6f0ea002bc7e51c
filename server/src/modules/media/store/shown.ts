import { sql, type RawBuilder } from "kysely";

/** Whether the owner of media is to be seen from somewhere, for a query that has joined their profile. */
export const isOwnerShown = (country: string | null): RawBuilder<boolean> =>
  country
    ? sql`coalesce(profiles.listed and ${country} <> all(profiles.hidden_countries), false)`
    : sql`coalesce(profiles.listed, false)`;
