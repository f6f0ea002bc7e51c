import { steps } from "./steps.ts";
import type { TestCount } from "../lib/count.ts";

/** Runs every check, even after a failure, and prints only the output of those that fail. */
export async function runChecks(): Promise<TestCount> {
  const count = { passed: 0, failed: 0 };
  for (const [name, step] of Object.entries(steps)) {
    const start = performance.now();
    const problem = await step();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${problem ? "✗" : "✓"} ${name} ${seconds} s`);
    if (problem) console.log(problem.trimEnd());
    count[problem ? "failed" : "passed"] += 1;
  }
  return count;
}
