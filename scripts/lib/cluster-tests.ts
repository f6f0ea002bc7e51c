import { describeFailure, type TestCount } from "./count.ts";
import { findMissingEngines } from "./engines.ts";
import { runVitest } from "./vitest.ts";

/** Runs the cluster tests where PostgreSQL and Redis are available. */
export async function runClusterTests(): Promise<TestCount> {
  const missing = await findMissingEngines();
  if (missing === null) return runVitest("cluster/vitest.config.ts");
  console.log(`The tests of several nodes were left out. ${missing}`);
  return {
    passed: 0,
    failures: process.env["CI"] ? [describeFailure("the tests of several nodes", missing)] : [],
  };
}

/** Runs the release before beside this one; counts nothing where a cluster cannot be started. */
export async function runUpgradeTest(): Promise<TestCount> {
  const missing = await findMissingEngines();
  if (missing === null) return runVitest("cluster/vitest.config.ts", { args: ["-t", "two releases"] });
  return { passed: 0, failures: [describeFailure("the release before beside this one", missing)] };
}
