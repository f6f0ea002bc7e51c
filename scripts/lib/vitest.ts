import { readFileSync, rmSync } from "node:fs";
import { describeFailure, type TestCount } from "./count.ts";
import { fromRoot } from "./files.ts";
import { runNode, getToolScript } from "./run-command.ts";
import { countVitestResults, type VitestResults } from "./vitest-results.ts";

const resultFile = fromRoot("test-results/unit.json");

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
    return countVitestResults(JSON.parse(readFileSync(resultFile, "utf8")) as VitestResults, code);
  } catch {
    return { passed: 0, failures: [describeFailure(`Vitest wrote no results and ended with code ${code}`)] };
  }
}
