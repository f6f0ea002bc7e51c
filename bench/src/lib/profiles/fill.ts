import pg from "pg";
import { fillSql } from "./fill-sql.ts";
import { createIndexes, dropIndexes } from "./indexes.ts";
import { vocabulary } from "./vocabulary.ts";

/**
 * Runs one statement and reports its duration. The statement can use the functions and tables from which the
 * profiles were generated.
 */
type RunStatement = (name: string, text: string, values?: unknown[]) => Promise<void>;

/** Adds further data to the generated profiles. */
export type FillMore = (run: RunStatement, count: number) => Promise<void>;

/** Inserts this many generated profiles into a database that has the schema but no rows. */
export async function fillDatabase(url: string, count: number, more?: FillMore): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const timeStep = async (name: string, work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    console.log(`    ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  };
  const runText: RunStatement = (name, text, values) => timeStep(name, () => client.query(text, values));
  const run = (name: keyof typeof fillSql, values?: unknown[]) => runText(name, fillSql[name], values);
  try {
    // Foreign key checks are off: the keys are valid by construction, and checking each would take most of the time.
    await client.query("set session_replication_role = replica; set work_mem = '256MB'; set jit = off");
    await client.query(fillSql.functions);
    const definitions = await dropIndexes(client);
    await run("vocabularyTables", [vocabulary.first, vocabulary.second, vocabulary.text]);
    await run("sentences");
    await run("places");
    await run("towns");
    await client.query("analyze words; analyze sentences; analyze towns");
    await run("seeds", [count]);
    await client.query("analyze seeds");
    await run("users");
    await run("sessions");
    await run("profiles");
    await run("chosenTags");
    await run("profileTags");
    await run("profileRates");
    await run("ratings");
    await run("media");
    await run("searchTerms");
    await run("counts");
    await run("listedServices");
    await more?.(runText, count);
    await timeStep("indexes", () => createIndexes(client, definitions));
    await run("storedCards");
    await timeStep("vacuum", () => client.query("vacuum analyze"));
  } finally {
    await client.end();
  }
}
