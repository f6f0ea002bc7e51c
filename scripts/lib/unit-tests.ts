import type { TestCount } from "./count.ts";
import { findMissingEngines } from "./engines.ts";
import { runVitest } from "./vitest.ts";

/**
 * Runs on PostgreSQL if available: it is twice as fast as the embedded engine and has real races. The journeys cover
 * the embedded engine. `TEST_DATABASE_URL` names another server; if it is empty, the embedded engine is used. The low
 * priority leaves the processor to suites that run beside them.
 */
export async function runUnitTests(): Promise<TestCount> {
  const isChosen = process.env["TEST_DATABASE_URL"] !== undefined;
  const isLent = !isChosen && (await findMissingEngines()) === null;
  const lent = isLent && { through: "cluster/src/lend-postgres.ts" };
  return runVitest("vitest.config.ts", { ...lent, isLowPriority: true });
}
