import { readFileSync, rmSync } from "node:fs";
import type { Count } from "./count.ts";
import { fromRoot } from "./files.ts";
import { runNode, tool } from "./run.ts";

const resultFile = fromRoot("test-results/unit.json");

interface Results {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
}

/** Runs the tests of all workspaces in one go. */
export async function runUnitTests(config: string, args: string[] = []): Promise<Count> {
  rmSync(resultFile, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${resultFile}`];
  const { code } = await runNode([tool("vitest"), "run", "--config", config, ...reporters, ...args], {
    live: true,
  });
  return countFrom(code);
}

function countFrom(code: number): Count {
  try {
    const { numPassedTests, numFailedTests, success } = JSON.parse(
      readFileSync(resultFile, "utf8"),
    ) as Results;
    // A file that does not load, or an error outside of any test, fails no test that could be counted.
    const whole = success && code === 0;
    return { passed: numPassedTests, failed: whole ? numFailedTests : Math.max(numFailedTests, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
