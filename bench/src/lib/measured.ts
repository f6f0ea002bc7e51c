import type { Report } from "./report.ts";

/** Results by cell. Suites fill it round by round. */
export type Pass = Record<string, unknown[]>;

/** Describes the passes that the running suite has measured so far, the last one possibly incomplete. */
type Describe = (passes: Record<string, Pass>) => Report;

let passes: Record<string, Pass> = {};
let describe: Describe | undefined;

/** Forgets the previous suite. */
export function startSuite(): void {
  passes = {};
  describe = undefined;
}

/** Keeps the results of a pass outside the suite, so that they outlive its failure. The caller goes on to fill them. */
export function keepPass(name: string, results: Pass): void {
  passes[name] = results;
}

/** Sets how the running suite describes passes in case it ends early; the default only counts rounds. */
export function describeWith(describeSuite: Describe): void {
  describe = describeSuite;
}

/** Describes an unfinished suite; null if it has measured nothing. Its goals do not count, because figures are missing. */
export function describeUnfinished(suite: string, reason: string): Report | null {
  const hasResults = Object.values(passes).some((pass) =>
    Object.values(pass).some(({ length }) => length > 0),
  );
  if (!hasResults) return null;
  const report = describe?.(passes) ?? countRounds();
  return {
    ...report,
    title: `${report.title || suite}, UNFINISHED: ${reason}`,
    resultName: `${report.resultName ?? suite}-unfinished`,
    goals: [],
    figures: { ...report.figures, unfinished: reason },
  };
}

const countRounds = (): Report => ({
  title: "",
  columns: ["", "rounds"],
  rows: Object.entries(passes).flatMap(([name, pass]) =>
    Object.entries(pass).map(([cell, results]) => [`${name}: ${cell}`, String(results.length)]),
  ),
  goals: [],
  ratios: {},
  figures: { passes },
});
