import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeFailure, type TestCount } from "./count.ts";
import { runNode, getToolScript, type RunOptions } from "./run-command.ts";
import { countVitestResults, type VitestResults } from "./vitest-results.ts";

interface VitestOptions extends Pick<RunOptions, "isLowPriority"> {
  args?: string[];
  /** Script that prepares an environment and runs the given command in it. */
  through?: string;
}

export async function runVitest(
  config: string,
  { args = [], through, isLowPriority }: VitestOptions = {},
): Promise<TestCount> {
  // Suites run beside each other, so each run has a file of its own.
  const folder = mkdtempSync(join(tmpdir(), "vesper-results-"));
  const resultFile = join(folder, "results.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${resultFile}`];
  const command = [getToolScript("vitest"), "run", "--config", config, ...reporters, ...args];
  const lead = through ? [through, process.execPath] : [];
  const { code } = await runNode([...lead, ...command], { live: true, isLowPriority });
  const count = readCount(resultFile, code);
  rmSync(folder, { recursive: true, force: true });
  return count;
}

function readCount(resultFile: string, code: number): TestCount {
  try {
    return countVitestResults(JSON.parse(readFileSync(resultFile, "utf8")) as VitestResults, code);
  } catch {
    return { passed: 0, failures: [describeFailure(`Vitest wrote no results and ended with code ${code}`)] };
  }
}
