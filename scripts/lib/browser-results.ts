import { describeFailure, type TestCount } from "./count.ts";

/** Part of Playwright's JSON report. */
export interface BrowserResults {
  stats: { expected: number };
  errors: { message?: string }[];
  suites: Suite[];
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs: Spec[];
}

interface Spec {
  title: string;
  tests: {
    projectName: string;
    status: "expected" | "unexpected" | "flaky" | "skipped";
    results: { errors: { message?: string }[] }[];
  }[];
}

export function countBrowserResults({ stats, errors, suites }: BrowserResults, code: number): TestCount {
  const failures = [
    ...suites.flatMap(describeSuite),
    ...errors.map(({ message }) => describeFailure("an error outside the journeys", message)),
  ];
  // A nonzero exit code is a failure, even if no failed test was counted.
  if (code !== 0 && failures.length === 0)
    failures.push(describeFailure(`the journeys ended with code ${code}`));
  return { passed: stats.expected, failures };
}

const describeSuite = ({ file, specs, suites = [] }: Suite): string[] => [
  ...specs.flatMap((spec) => describeSpec(file, spec)),
  ...suites.flatMap(describeSuite),
];

const describeSpec = (file: string, { title, tests }: Spec): string[] =>
  tests
    .filter(({ status }) => status === "unexpected" || status === "flaky")
    .map(({ projectName, results }) =>
      describeFailure(
        `[${projectName}] ${file} › ${title}`,
        results.flatMap(({ errors }) => errors.map(({ message }) => message ?? "")).join("\n"),
      ),
    );
