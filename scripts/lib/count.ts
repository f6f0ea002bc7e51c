import { stripVTControlCharacters } from "node:util";

export interface TestCount {
  passed: number;
  /** Each test that failed, with its message. */
  failures: string[];
}

export const sumCounts = (counts: TestCount[]): TestCount => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failures: counts.flatMap(({ failures }) => failures),
});

const maxLines = 15;

/** Describes a failure in a few lines without colors. */
export const describeFailure = (name: string, message = ""): string =>
  [
    `✗ ${name}`,
    ...stripVTControlCharacters(message)
      .split("\n")
      .filter((line) => line.trim() !== "")
      .slice(0, maxLines)
      .map((line) => `    ${line}`),
  ].join("\n");

/**
 * Prints the failures again, because a log of CI may show only its end. The last line is the summary for people and
 * CI. Sets the matching exit code.
 */
export function reportCount({ passed, failures }: TestCount) {
  for (const failure of failures) console.log(failure);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
}

/** For tests that need the pages, which could not be built. */
export const failedBuild: TestCount = {
  passed: 0,
  failures: [describeFailure("the pages could not be built")],
};
