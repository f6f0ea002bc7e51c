import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";

interface Table {
  table: string;
  columns: string[];
}

/** Names every column of every table, the job queue included, in which a row contains one of the texts. */
export async function searchDatabase(db: Database, ...texts: string[]): Promise<string[]> {
  const { rows: tables } = await sql<Table>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as table, array_agg(
      case data_type when 'bytea' then 'encode(' || quote_ident(column_name) || ', ''escape'')'
      else quote_ident(column_name) || '::text' end
    ) as columns
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
    group by 1`.execute(db.withoutPlugins());
  const found: string[] = [];
  for (const { table, columns } of tables) {
    const hits = columns.map(
      (column) => sql`
        case when bool_or(${sql.raw(column)} ilike any (${texts.map((text) => `%${text}%`)})) then ${column}::text end`,
    );
    const { rows } = await sql<{ hits: (string | null)[] }>`
      select array[${sql.join(hits)}] as hits from ${sql.raw(table)}`.execute(db.withoutPlugins());
    for (const hit of rows[0]?.hits ?? []) if (hit) found.push(`${table}.${hit.replace("::text", "")}`);
  }
  return found.toSorted();
}

/** Names every file of a folder that contains the text, also after unpacking. */
export async function searchFolder(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const bytes = await readFile(join(entry.parentPath, entry.name));
    const isPacked = bytes.readUInt16BE(0) === 0x1f_8b;
    const content = isPacked ? gunzipSync(bytes) : bytes;
    if (content.toString("latin1").toLowerCase().includes(text)) found.push(entry.name);
  }
  return found.toSorted();
}
