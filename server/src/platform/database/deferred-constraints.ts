import { sql } from "kysely";
import type { Database } from "./client.ts";

interface TableKey {
  table: string;
  key: string;
}

/**
 * Empties all tables and runs `work` without triggers and with foreign keys deferred, so that rows can be inserted in
 * any order. Constraints are enforced again before the transaction ends.
 */
export async function withConstraintsDeferred(tx: Database, work: () => Promise<void>): Promise<void> {
  const db = tx.withoutPlugins();
  const run = (statement: string) => sql.raw(statement).execute(db);
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'`.execute(db);
  const { rows: references } = await sql<TableKey>`
    select conrelid::regclass::text as table, quote_ident(conname) as key from pg_constraint
    where contype = 'f' and not condeferrable and connamespace = 'public'::regnamespace`.execute(db);

  for (const { name } of tables) await run(`alter table ${name} disable trigger user`);
  for (const { table, key } of references)
    await run(`alter table ${table} alter constraint ${key} deferrable`);
  await run(`truncate ${tables.map(({ name }) => name).join(", ")}`);
  await run("set constraints all deferred");
  await work();
  await run("set constraints all immediate");
  for (const { table, key } of references)
    await run(`alter table ${table} alter constraint ${key} not deferrable`);
  for (const { name } of tables) await run(`alter table ${name} enable trigger user`);
  await resyncSequences(db);
}

/** Sets each sequence to the highest value in its column. */
async function resyncSequences(db: Database) {
  const { rows } = await sql<TableKey>`
    select attrelid::regclass::text as table, attname::text as key from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    where attidentity <> '' and relnamespace = 'public'::regnamespace`.execute(db);
  for (const { table, key } of rows) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${key}), coalesce(max(${sql.id(key)}), 0) + 1, false)
      from ${sql.raw(table)}`.execute(db);
  }
}
