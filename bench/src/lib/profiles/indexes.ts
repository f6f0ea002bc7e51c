import type { Client } from "pg";

/** Tables that grow with the number of profiles. */
const largeTables = [
  "users",
  "sessions",
  "profiles",
  "profile_tags",
  "profile_rates",
  "profile_ratings",
  "media",
  "search_words",
];

/** Drops indexes, because inserts are several times faster without them. Indexes that back a constraint stay. */
export async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select pg_class.relname as name, pg_get_indexdef(pg_class.oid) as definition
    from pg_index
    join pg_class on pg_class.oid = pg_index.indexrelid
    join pg_class as of_table on of_table.oid = pg_index.indrelid
    where of_table.relname = any($1) and of_table.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = pg_index.indexrelid)
    order by name`,
    [largeTables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

export async function createIndexes(client: Client, definitions: string[]): Promise<void> {
  await client.query("set maintenance_work_mem = '1GB'");
  for (const definition of definitions) await client.query(definition);
}
