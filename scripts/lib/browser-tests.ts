import { readFileSync, rmSync } from "node:fs";
import { ensureChromium, installInstructions } from "../chromium.ts";
import { countBrowserResults, type BrowserResults } from "./browser-results.ts";
import { describeFailure, type TestCount } from "./count.ts";
import { fromRoot } from "./files.ts";
import { runNode, getToolScript } from "./run-command.ts";

const resultFile = fromRoot("test-results/e2e.json");

/**
 * Runs the journeys in a real browser. If no browser is installed, they are skipped with a message; in CI, that is a
 * failure.
 */
export async function runBrowserTests(args: string[] = []): Promise<TestCount> {
  const chromium = await ensureChromium();
  if (!chromium) {
    const isRequired = Boolean(process.env["CI"]);
    console.error(`${isRequired ? "FAILED" : "SKIPPED the browser tests"}: ${installInstructions}`);
    return { passed: 0, failures: isRequired ? [describeFailure("no browser for the journeys")] : [] };
  }
  rmSync(resultFile, { force: true });
  const { code } = await runNode(
    [getToolScript("@playwright/test", "playwright"), "test", "-c", "e2e", "--reporter=list,json", ...args],
    { live: true, env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile } },
  );
  return readCount(code);
}

function readCount(code: number): TestCount {
  try {
    return countBrowserResults(JSON.parse(readFileSync(resultFile, "utf8")) as BrowserResults, code);
  } catch {
    return {
      passed: 0,
      failures: [describeFailure(`the journeys wrote no results and ended with code ${code}`)],
    };
  }
}
