import { sql } from "kysely";
import type { Database } from "./client.ts";

/**
 * Takes a transaction-scoped advisory lock per user and purpose, so that two concurrent requests cannot both take the
 * last place a limit allows.
 */
export async function lockForUser(db: Database, what: string, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${what} ${personId}`}, 0))`.execute(db);
}
