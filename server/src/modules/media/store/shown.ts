import { sql, type RawBuilder } from "kysely";
import { shownFrom } from "#platform/database/shown-from.ts";

/** Whether the owner of media is to be seen from somewhere, for a query that has joined their profile. */
export const isOwnerShown = (country: string | null): RawBuilder<boolean> =>
  sql`coalesce(profiles.listed and ${shownFrom(country)}, false)`;
