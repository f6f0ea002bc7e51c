import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";

export interface ServerFacts {
  version: string;
  connections: number;
  maxConnections: number;
  /** Whether our role may do everything in every database of the server. */
  isSuperuser: boolean;
}

export async function selectServerFacts(db: Database): Promise<ServerFacts> {
  const { rows } = await sql<ServerFacts>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      current_setting('max_connections')::int as max_connections,
      current_setting('is_superuser')::boolean as is_superuser,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections`.execute(
    db,
  );
  const [facts] = rows;
  if (!facts) throw new Error("expected one row from a query without a table");
  return facts;
}

/** Milliseconds that the simplest statement takes on an open connection. */
export async function measureLatency(db: Database): Promise<number> {
  return db.connection().execute(async (connection) => {
    const started = performance.now();
    await sql`select 1`.execute(connection);
    return performance.now() - started;
  });
}

export async function selectServerTime(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date(Number.NaN);
}

export interface AppliedMigration {
  name: string;
  checksum: string;
}

export async function selectAppliedMigrations(db: Database): Promise<AppliedMigration[]> {
  const { rows } = await sql<{
    exists: boolean;
  }>`select to_regclass('migrations') is not null as exists`.execute(db);
  if (!rows[0]?.exists) return [];
  return (await sql<AppliedMigration>`select name, checksum from migrations order by name`.execute(db)).rows;
}

export async function countPushSubscriptions(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("pushSubscriptions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
