import type { TestCount } from "./count.ts";
import { findMissingEngines } from "./engines.ts";
import { runVitest } from "./vitest.ts";

/**
 * On PostgreSQL, where there is one: twice as fast as on the embedded engine, and races are real. The journeys run on
 * the embedded one. `TEST_DATABASE_URL` names another server; when it is empty, the embedded engine is meant.
 */
export async function runUnitTests(): Promise<TestCount> {
  const isChosen = process.env["TEST_DATABASE_URL"] !== undefined;
  const isLent = !isChosen && (await findMissingEngines()) === null;
  return runVitest("vitest.config.ts", isLent ? { through: "cluster/src/lend-postgres.ts" } : {});
}
