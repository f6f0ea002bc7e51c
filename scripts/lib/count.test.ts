import { expect, test } from "vitest";
import { countBrowserResults } from "./browser-results.ts";
import { fromRoot } from "./files.ts";
import { countVitestResults } from "./vitest-results.ts";

const passing = { name: fromRoot("web/a.test.ts"), status: "passed", message: "", assertionResults: [] };

test("a failed test is listed with its file and message", () => {
  const { passed, failures } = countVitestResults(
    {
      numPassedTests: 3,
      success: false,
      testResults: [
        {
          ...passing,
          status: "failed",
          assertionResults: [
            {
              status: "failed",
              fullName: "cards sort",
              failureMessages: ["\u001B[31mexpected 1\u001B[39m\n\nat x"],
            },
            { status: "passed", fullName: "cards load", failureMessages: [] },
          ],
        },
      ],
    },
    1,
  );
  expect(passed).toBe(3);
  expect(failures).toEqual(["✗ web/a.test.ts › cards sort\n    expected 1\n    at x"]);
});

test("a file that fails to load is a failure", () => {
  const testResults = [{ ...passing, status: "failed", message: "no such module" }];
  expect(countVitestResults({ numPassedTests: 0, success: false, testResults }, 1).failures).toEqual([
    "✗ web/a.test.ts\n    no such module",
  ]);
});

test("an error outside the tests is a failure, even if every test passed", () => {
  const report = { numPassedTests: 3, success: true, testResults: [passing] };
  expect(countVitestResults(report, 0).failures).toEqual([]);
  expect(countVitestResults(report, 1).failures).toHaveLength(1);
});

test("failed and flaky journeys are listed, and so is an error of the run", () => {
  const run = (status: "flaky" | "unexpected" | "expected") => ({
    projectName: "phone",
    status,
    results: [{ errors: [{ message: "not visible" }] }],
  });
  const suite = {
    file: "phone/a.test.ts",
    specs: [{ title: "opens", tests: [run("expected"), run("flaky")] }],
  };
  const report = {
    stats: { expected: 1 },
    errors: [{ message: "the server logged an error" }],
    suites: [{ ...suite, specs: [], suites: [suite] }],
  };
  expect(countBrowserResults(report, 1).failures).toEqual([
    "✗ [phone] phone/a.test.ts › opens\n    not visible",
    "✗ an error outside the journeys\n    the server logged an error",
  ]);
  expect(countBrowserResults({ ...report, errors: [], suites: [] }, 1).failures).toHaveLength(1);
});
