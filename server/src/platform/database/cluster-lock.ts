import { sql } from "kysely";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import { openPostgres } from "./client.ts";

// The number is arbitrary but must be the same on every node.
const lockId = 5_108_711_091;

/** Runs `work` on one node at a time. If several nodes start together, all but the first find the work already done. */
export async function withClusterLock<Result>(
  { databaseUrl }: Config,
  log: Logger,
  work: () => Promise<Result>,
): Promise<Result> {
  // No other process can open the embedded database.
  if (!databaseUrl) return work();
  const unlimited = openPostgres(databaseUrl, log, "endless");
  try {
    // Transaction-level lock, because a connection pooler may sit in front of PostgreSQL.
    return await unlimited.db.transaction().execute(async (tx) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      await sql`select pg_advisory_xact_lock(${lockId})`.execute(tx);
      return await work();
    });
  } finally {
    await unlimited.close();
  }
}
