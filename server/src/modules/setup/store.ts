import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";

/** Returns when this database was created, to the microsecond. */
export async function selectFoundingTime(db: Database): Promise<string> {
  const { rows } = await sql<{
    founded: string;
  }>`select min(applied_at)::text as founded from migrations`.execute(db);
  return rows[0]?.founded ?? "";
}
