import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { isVisible } from "./listing.ts";

/** Profiles whose `listed` is not what the predicate says of them now. */
export async function selectMislisted(
  db: Database,
  { mustBeVerified, limit }: { mustBeVerified: boolean; limit: number },
): Promise<{ id: string; listed: boolean }[]> {
  const { rows } = await sql<{ id: string; listed: boolean }>`
    select candidate.id, candidate.listed
    from profiles as candidate join users as owner on owner.id = candidate.user_id
    where candidate.listed <> (${isVisible(sql`${mustBeVerified}::boolean`)})
    limit ${limit}`.execute(db);
  return rows;
}
