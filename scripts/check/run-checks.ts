import { steps, type CheckStep } from "./steps.ts";
import type { TestCount } from "../lib/count.ts";
import { runInPairs } from "../lib/run-in-pairs.ts";

/** Runs every check, even after a failure, and prints only the output of those that fail. */
export async function runChecks(): Promise<TestCount> {
  const passes = await runInPairs(Object.entries(steps), runStep);
  const passed = passes.filter(Boolean).length;
  return { passed, failed: passes.length - passed };
}

async function runStep([name, step]: [string, CheckStep]): Promise<boolean> {
  const start = performance.now();
  const problem = await step();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${problem ? "✗" : "✓"} ${name} ${seconds} s`);
  if (problem) console.log(problem.trimEnd());
  return problem === "";
}
