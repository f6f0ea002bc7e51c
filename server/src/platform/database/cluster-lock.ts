import { sql } from "kysely";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import { openPostgres } from "./client.ts";

// Any number will do, as long as every node uses the same.
const lockId = 5_108_711_091;

/** What is made once for all nodes: those that start together take turns, and the second finds it made. */
export async function withClusterLock<Result>(
  { databaseUrl }: Config,
  log: Logger,
  work: () => Promise<Result>,
): Promise<Result> {
  // Nobody else can have the embedded database open.
  if (!databaseUrl) return work();
  const unlimited = openPostgres(databaseUrl, log, "endless");
  try {
    // A lock of a transaction, not of a session: between here and PostgreSQL may be a pooler.
    return await unlimited.db.transaction().execute(async (tx) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      await sql`select pg_advisory_xact_lock(${lockId})`.execute(tx);
      return await work();
    });
  } finally {
    await unlimited.close();
  }
}
