import { join } from "node:path";
import { DummyDriver, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import { ColumnNames } from "./column-names.ts";
import { parseTime } from "./parse-time.ts";
import { nameMarkedStatements } from "./prepared.ts";
import { startEmbeddedEngine, type EmbeddedSource } from "./embedded/embedded.ts";
import { lockFolder } from "./embedded/folder-lock.ts";
import type { Database, Tables } from "./tables/index.ts";

export type { Database } from "./tables/index.ts";

export interface DatabaseHandle {
  db: Database;
  /** Dumps the embedded database. A PostgreSQL server has its own tools. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

// Counts and money stay far below 2^53, so numbers are exact. Dates without a time stay text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, parseTime);

const createKysely = (pool: pg.Pool): Database =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new ColumnNames()],
  });

/** Opens PostgreSQL if `DATABASE_URL` is set, otherwise the embedded engine under `DATA_DIR`. */
export function openDatabase(config: Config, log: Logger): Promise<DatabaseHandle> {
  return config.databaseUrl
    ? Promise.resolve(openPostgres(config.databaseUrl, log))
    : openDataFolder(join(config.dataDir, "database"));
}

/** A database that no statement reaches, for work that goes on without one. */
export function createClosedDatabase(): DatabaseHandle {
  const dialect = new PostgresDialect({ pool: new pg.Pool() });
  dialect.createDriver = () => new DummyDriver();
  const db: Database = new Kysely<Tables>({ dialect });
  return { db, dump: () => Promise.reject(new Error("the database is closed")), close: () => db.destroy() };
}

/**
 * Each statement uses one core: starting parallel workers takes longer than the statement, and they would keep the cores
 * from other requests.
 */
const oneCore = { options: "-c max_parallel_workers_per_gather=0" };

/** Settings of connections. Timeouts are in milliseconds. */
const settings = {
  usual: { connectionTimeoutMillis: 5_000, statement_timeout: 15_000, query_timeout: 20_000, ...oneCore },
  /** No statement timeout: building an index on a large table takes long. */
  endless: { connectionTimeoutMillis: 5_000 },
  /** For the replica: on a timeout the primary is queried instead. */
  short: { connectionTimeoutMillis: 1_000, statement_timeout: 3_000, query_timeout: 3_000, ...oneCore },
};

export function openPostgres(url: string, log: Logger, use: keyof typeof settings = "usual"): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    ...settings[use],
    application_name: "vesper",
  });
  pool.on("connect", (client) => {
    nameMarkedStatements(client);
    // The pool handles errors only on idle connections, and an unhandled `error` event would end the process.
    client.on("error", () => {});
  });
  pool.on("error", (error) => log.warn({ err: error }, "database connection lost"));
  const db = createKysely(pool);
  return {
    db,
    dump: () => Promise.reject(new Error("use pg_dump for a PostgreSQL server")),
    close: () => db.destroy(),
  };
}

/** Runs long work, such as building an index on a large table, without statement timeouts. Not for requests. */
export async function withoutTimeouts<Result>(
  { databaseUrl }: Config,
  log: Logger,
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  // The embedded engine has one session and no timeouts.
  if (!databaseUrl) return work(db);
  const unlimited = openPostgres(databaseUrl, log, "endless");
  try {
    return await work(unlimited.db);
  } finally {
    await unlimited.close();
  }
}

async function openDataFolder(folder: string): Promise<DatabaseHandle> {
  const lock = await lockFolder(folder);
  const handle = await openEmbeddedDatabase({ folder });
  return {
    ...handle,
    async close() {
      await handle.close();
      await lock.release();
    },
  };
}

export async function openEmbeddedDatabase(source: EmbeddedSource): Promise<DatabaseHandle> {
  const engine = await startEmbeddedEngine(source);
  return { db: createKysely(engine.pool), dump: engine.dump, close: engine.close };
}
