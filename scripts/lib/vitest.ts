import { readFileSync, rmSync } from "node:fs";
import type { TestCount } from "./count.ts";
import { fromRoot } from "./files.ts";
import { runNode, getToolScript } from "./run-command.ts";

const resultFile = fromRoot("test-results/unit.json");

interface Results {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
}

interface VitestOptions {
  args?: string[];
  /** Script that prepares an environment and runs the given command in it. */
  through?: string;
}

export async function runVitest(
  config: string,
  { args = [], through }: VitestOptions = {},
): Promise<TestCount> {
  rmSync(resultFile, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${resultFile}`];
  const command = [getToolScript("vitest"), "run", "--config", config, ...reporters, ...args];
  const { code } = await runNode(through ? [through, process.execPath, ...command] : command, { live: true });
  return readCount(code);
}

function readCount(code: number): TestCount {
  try {
    const { numPassedTests, numFailedTests, success } = JSON.parse(
      readFileSync(resultFile, "utf8"),
    ) as Results;
    // Vitest does not count a file that fails to load, or an error outside any test, as a failed test.
    const whole = success && code === 0;
    return { passed: numPassedTests, failed: whole ? numFailedTests : Math.max(numFailedTests, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
