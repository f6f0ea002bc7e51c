import { readFileSync, rmSync } from "node:fs";
import { ensureChromium, installInstructions } from "../chromium.ts";
import type { TestCount } from "./count.ts";
import { fromRoot } from "./files.ts";
import { runNode, getToolScript } from "./run-command.ts";

const resultFile = fromRoot("test-results/e2e.json");

interface Results {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/**
 * Runs the journeys in a real browser. If no browser is installed, they are skipped with a message; in CI, that is a
 * failure.
 */
export async function runBrowserTests(args: string[] = []): Promise<TestCount> {
  const chromium = await ensureChromium();
  if (!chromium) {
    const isRequired = Boolean(process.env["CI"]);
    console.error(`${isRequired ? "FAILED" : "SKIPPED the browser tests"}: ${installInstructions}`);
    return { passed: 0, failed: isRequired ? 1 : 0 };
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
    const { stats, errors } = JSON.parse(readFileSync(resultFile, "utf8")) as Results;
    const failed = stats.unexpected + stats.flaky + errors.length;
    // A nonzero exit code is a failure, even if no failed test was counted.
    return { passed: stats.expected, failed: code === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
