import { sql } from "kysely";
import type { Database } from "./client.ts";

/** A table, or the part of it that a backup contains: one line of JSON per row. */
export interface BackupSource {
  name: string;
  table: string;
  /** All columns except generated ones, which the database recomputes. */
  columns: string[];
  select: string;
}

interface TableShape {
  schema: string;
  table: string;
  columns: string[];
}

/** Lists all our tables, except unlogged ones, and the unfinished jobs. A job that was running starts again after a restore. */
export async function listBackupSources(db: Database): Promise<BackupSource[]> {
  const { rows } = await sql<TableShape>`
    select n.nspname as schema, c.relname as table,
      array_agg(quote_ident(a.attname)::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where (n.nspname = 'public' and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> 'migrations')
      or (n.nspname = 'pgboss' and c.relname = 'job')
    group by n.nspname, c.relname
    order by n.nspname, c.relname`.execute(db.withoutPlugins());
  return rows.map(({ schema, table, columns }) =>
    schema === "pgboss" ? toJobSource(columns) : toTableSource(table, columns),
  );
}

/**
 * Backups contain neither identity documents nor the keys that open them. The row is kept, so that its owner is
 * asked to submit again.
 */
const withheldColumns: Record<string, Record<string, string>> = {
  verification_pictures: { wrapped_key: "''::bytea as wrapped_key" },
};

function toTableSource(table: string, columns: string[]): BackupSource {
  const read = columns.map((column) => withheldColumns[table]?.[column] ?? column);
  return {
    name: table,
    table: `public."${table}"`,
    columns,
    select: buildLineQuery(read, `public."${table}"`),
  };
}

function toJobSource(columns: string[]): BackupSource {
  const read = columns.map((column) =>
    column === "state" ? "case state when 'active' then 'created' else state end as state" : column,
  );
  // The scheduler's own queue exists only where jobs run, and its next tick comes within a minute.
  const open =
    "pgboss.job where state in ('created', 'retry', 'active') and not starts_with(name, '__pgboss__')";
  return { name: "jobs", table: "pgboss.job", columns, select: buildLineQuery(read, open) };
}

const buildLineQuery = (columns: string[], from: string) =>
  `select row_to_json(r)::text as line from (select ${columns.join(", ")} from ${from}) r`;

const batchSize = 1_000;

/** Reads all lines of a source in batches, in no particular order. */
export async function* readLines(tx: Database, { select }: BackupSource): AsyncGenerator<string[]> {
  const db = tx.withoutPlugins();
  // With UTC, timestamps become the same text in every server time zone.
  await sql`set local timezone = 'UTC'`.execute(db);
  await sql`declare lines no scroll cursor for ${sql.raw(select)}`.execute(db);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.raw(String(batchSize))} from lines`.execute(db);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close lines`.execute(db);
}

export async function insertLines(tx: Database, { table, columns }: BackupSource, lines: string[]) {
  const [into, names] = [sql.raw(table), sql.raw(columns.join(", "))];
  await sql`
    insert into ${into} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${into}, ${`[${lines.join(",")}]`}::json)`.execute(
    tx.withoutPlugins(),
  );
}

export async function hasAccounts(tx: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from users limit 1`.execute(tx);
  return rows.length > 0;
}

/** Refreshes planner statistics: without them, queries after a bulk insert are planned as if the tables were empty. */
export const refreshStatistics = (tx: Database) => sql`analyze`.execute(tx);
