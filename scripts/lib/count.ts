export interface TestCount {
  passed: number;
  failed: number;
}

export const sumCounts = (counts: TestCount[]): TestCount => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});

/** Prints the summary line for people and CI, and sets the matching exit code. */
export function reportCount({ passed, failed }: TestCount) {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
