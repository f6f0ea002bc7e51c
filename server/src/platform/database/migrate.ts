import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { StartFailure } from "../problem.ts";
import type { Database } from "./client.ts";
import { isLockTimeout } from "./errors.ts";

export interface Migration {
  name: string;
  text: string;
  checksum: string;
}

const folder = join(import.meta.dirname, "migrations");
// The number is arbitrary but must be the same on every node.
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

/** A schema change that waits for a table lock blocks all queries behind it, so it times out early and is retried. */
const lockTimeout = "1s";
const [maxAttempts, retryDelay] = [60, 1_000];

/** Migrates the schema in one transaction. Nodes that start together wait for each other. */
export async function migrate(db: Database, migrations = readMigrations()): Promise<string[]> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    try {
      return await migrateInTransaction(db, migrations);
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
    }
    await pause(retryDelay);
  }
  throw new StartFailure(
    "a table that a migration changes stayed locked; find the blocking session in pg_stat_activity, then try again",
  );
}

async function migrateInTransaction(db: Database, migrations: Migration[]): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockId})`.execute(tx);
    // Set the lock timeout only after the advisory lock is held: waiting for another node's migration may take
    // longer than it allows.
    await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(tx);
    await sql`
      create table if not exists migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now()
      )`.execute(tx);
    const applied = await sql<{
      name: string;
      checksum: string;
    }>`select name, checksum from migrations`.execute(tx);
    const known = new Map(applied.rows.map(({ name, checksum }) => [name, checksum]));

    const pending = migrations.filter(({ name, checksum }) => isPending(name, checksum, known));
    for (const { name, text, checksum } of pending) {
      await sql.raw(text).execute(tx);
      await sql`insert into migrations (name, checksum) values (${name}, ${checksum})`.execute(tx);
    }
    return pending.map(({ name }) => name);
  });
}

function isPending(name: string, checksum: string, known: Map<string, string>): boolean {
  const applied = known.get(name);
  if (applied && applied !== checksum) {
    throw new StartFailure(
      `the migration ${name} was changed after it was applied; restore the original file and add a new migration`,
    );
  }
  return !applied;
}

/** Returns whether the database is reachable and migrated. */
export async function isReady(db: Database): Promise<boolean> {
  try {
    await sql`select 1 from migrations limit 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
