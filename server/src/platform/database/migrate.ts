import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { StartFailure } from "../problem.ts";
import type { Database } from "./client.ts";

export interface Migration {
  name: string;
  text: string;
  checksum: string;
}

const folder = join(import.meta.dirname, "migrations");
// Any number will do, as long as every node uses the same.
const lockId = 5_108_711_090;

export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, name), "utf8");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    });
}

/** Brings the schema up to date. Nodes that start together wait for each other; all of it happens or none. */
export async function migrate(db: Database, migrations = readMigrations()): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockId})`.execute(tx);
    await sql`
      create table if not exists migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now()
      )`.execute(tx);
    const applied = await sql<{
      name: string;
      checksum: string;
    }>`select name, checksum from migrations`.execute(tx);
    const known = new Map(applied.rows.map(({ name, checksum }) => [name, checksum]));

    const fresh = migrations.filter(({ name, checksum }) => isFresh(name, checksum, known));
    for (const { name, text, checksum } of fresh) {
      await sql.raw(text).execute(tx);
      await sql`insert into migrations (name, checksum) values (${name}, ${checksum})`.execute(tx);
    }
    return fresh.map(({ name }) => name);
  });
}

function isFresh(name: string, checksum: string, known: Map<string, string>): boolean {
  const applied = known.get(name);
  if (applied && applied !== checksum) {
    throw new StartFailure(
      `the migration ${name} was changed after it had been applied; restore it and add a new one`,
    );
  }
  return !applied;
}

/** Reachable and migrated. */
export async function isReady(db: Database): Promise<boolean> {
  try {
    await sql`select 1 from migrations limit 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
