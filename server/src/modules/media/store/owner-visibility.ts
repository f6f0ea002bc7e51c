import { sql, type RawBuilder } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { isVisibleFrom } from "#platform/database/visible-from.ts";

/** Condition that the owner of the media is visible from the given country. The query must join the owner's profile. */
export const isOwnerVisible = (country: string | null): RawBuilder<boolean> =>
  sql`coalesce(profiles.listed and ${isVisibleFrom(country)}, false)`;

/** Returns whether the owner's profile is public now. */
export async function isOwnerListed(db: Database, ownerId: string): Promise<boolean> {
  const row = await db
    .selectFrom("profiles")
    .select("listed")
    .where("userId", "=", ownerId)
    .executeTakeFirst();
  return row?.listed ?? false;
}
