import { sql } from "kysely";
import type { Database } from "./client.ts";

/**
 * Waits until nobody else does the same for the same person, and keeps others waiting until the transaction ends: two at
 * once cannot both be the last that a limit allows.
 */
export async function lockForUser(db: Database, what: string, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${what} ${personId}`}, 0))`.execute(db);
}
