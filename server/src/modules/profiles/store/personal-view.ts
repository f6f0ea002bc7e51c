import { sql, type SqlBool } from "kysely";
import { hasBlocks } from "#modules/blocks/predicates.ts";
import type { Database } from "#platform/database/client.ts";

/** Returns whether a member may see other profiles than visitors do: after a block, or their own despite a hide-list. */
export async function selectHasPersonalView(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql<{ isPersonal: SqlBool }>`
    select ${hasBlocks(userId)} or exists (
      select from profiles where user_id = ${userId} and hidden_countries <> '{}'
    ) as is_personal`.execute(db);
  return Boolean(rows[0]?.isPersonal);
}
