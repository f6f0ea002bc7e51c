import { relative } from "node:path";
import { describeFailure, type TestCount } from "./count.ts";
import { fromRoot } from "./files.ts";

/** Part of Vitest's JSON report. */
export interface VitestResults {
  numPassedTests: number;
  success: boolean;
  testResults: FileResult[];
}

interface FileResult {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
}

export function countVitestResults(
  { numPassedTests, success, testResults }: VitestResults,
  code: number,
): TestCount {
  const failures = testResults.flatMap(describeFile);
  const isWhole = success && code === 0;
  // Vitest does not count an error outside any test as a failed test.
  if (!isWhole && failures.length === 0) failures.push(describeFailure("an error outside the tests"));
  return { passed: numPassedTests, failures };
}

function describeFile({ name, status, message, assertionResults }: FileResult): string[] {
  const file = relative(fromRoot("."), name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  // A file that fails to load has no tests.
  if (failed.length === 0 && status === "failed") return [describeFailure(file, message)];
  return failed.map(({ fullName, failureMessages }) =>
    describeFailure(`${file} › ${fullName}`, failureMessages?.join("\n")),
  );
}
