import { sql, type RawBuilder } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { isVisibleFrom } from "#platform/database/visible-from.ts";

/** Whether the owner of media is to be seen from somewhere, for a query that has joined their profile. */
export const isOwnerVisible = (country: string | null): RawBuilder<boolean> =>
  sql`coalesce(profiles.listed and ${isVisibleFrom(country)}, false)`;

/** Tells whether visitors see the profile of this person now. */
export async function isOwnerListed(db: Database, ownerId: string): Promise<boolean> {
  const row = await db
    .selectFrom("profiles")
    .select("listed")
    .where("userId", "=", ownerId)
    .executeTakeFirst();
  return row?.listed ?? false;
}
