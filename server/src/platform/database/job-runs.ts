import { sql } from "kysely";
import type { Database } from "./client.ts";

/** Records that a scheduled job completed. */
export async function upsertJobRun(db: Database, name: string): Promise<void> {
  await db
    .insertInto("jobRuns")
    .values({ name, knownSince: sql`now()`, finishedAt: sql`now()` })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ finishedAt: sql`now()` }))
    .execute();
}

/** Records since when jobs are scheduled, so that one that has never run is noticed. */
export async function insertJobNames(db: Database, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db
    .insertInto("jobRuns")
    .values(names.map((name) => ({ name, knownSince: sql<Date>`now()` })))
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}
