import { steps, type CheckStep } from "./steps.ts";
import { describeFailure, type TestCount } from "../lib/count.ts";
import { runInPairs } from "../lib/run-in-pairs.ts";

/** Runs every check, even after a failure, and prints only the output of those that fail. */
export async function runChecks(): Promise<TestCount> {
  const results = await runInPairs(Object.entries(steps), runStep);
  const failures = results.filter((failure) => failure !== null);
  return { passed: results.length - failures.length, failures };
}

async function runStep([name, step]: [string, CheckStep]): Promise<string | null> {
  const start = performance.now();
  const problem = await step();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${problem ? "✗" : "✓"} ${name} ${seconds} s`);
  if (problem) console.log(problem.trimEnd());
  return problem === "" ? null : describeFailure(name, problem);
}
