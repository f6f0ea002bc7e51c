import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { hasPlainContacts, hasPlainEvidence } from "./plain-rows.ts";

/** Counts rows that are not sealed yet, each through an index that contains no others. */
export async function countPlainRows(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*) from messages where content_sealed is null) as messages,
      (select count(*) from users where phone is not null and erased_at is null) as users,
      (select count(*) from profiles where ${hasPlainContacts}) as profiles,
      (select count(*) from favorites where note is not null) as favorites,
      (select count(*) from evidence where ${hasPlainEvidence}) as evidence`.execute(db);
  return rows[0] ?? {};
}
