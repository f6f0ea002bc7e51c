import { sql } from "kysely";
import type { Database } from "./client.ts";

/** Takes an advisory lock for one purpose until the transaction ends. */
export async function lockForPurpose(db: Database, what: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(db);
}

/**
 * Takes an advisory lock per user and purpose until the transaction ends, so that two concurrent requests cannot
 * both take the last place within a limit.
 */
export const lockForUser = (db: Database, what: string, personId: string): Promise<void> =>
  lockForPurpose(db, `${what} ${personId}`);
