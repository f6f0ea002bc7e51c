export interface Count {
  passed: number;
  failed: number;
}

export const total = (counts: Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});

/** The closing line that people and CI read, and the exit code that belongs to it. */
export function conclude({ passed, failed }: Count) {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
