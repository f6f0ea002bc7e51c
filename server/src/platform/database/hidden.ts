import { sql } from "kysely";
import type { Database } from "./client.ts";

const tables = { listing: "listings", media: "media", message: "messages", review: "reviews" } as const;

/** Recomputes `is_hidden` from the restrictions in force. */
export async function updateHidden(db: Database, kind: keyof typeof tables, id: string): Promise<void> {
  const table = sql.table(tables[kind]);
  await sql`
    update ${table} set is_hidden = exists (
      select from restrictions
      where subject_type = ${sql.lit(kind)} and subject_id = ${table}.id and lifted_at is null
        and action in ('hold', 'hide', 'suspend')
    )
    where id = ${id}`.execute(db);
}
