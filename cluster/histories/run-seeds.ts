import { join } from "node:path";
import { checkHistory } from "./checker/check.ts";
import type { Violation } from "./checker/operations.ts";
import { drawPlan } from "./plan/draw-plan.ts";
import type { Plan } from "./plan/plan.ts";
import { formatEvidence, formatFaults, formatPlan, formatViolations } from "./report.ts";
import { runSchedule, type History } from "./run-schedule.ts";
import { shrinkPlan } from "./shrink.ts";
import type { Site } from "./site.ts";

type Print = (line: string) => void;

interface Judged {
  history: History;
  violations: Violation[];
}

/** Runs the schedule of a seed and judges it. The history is kept as JSON lines if a folder is given. */
async function runSeed(site: Site, plan: Plan, folder?: string): Promise<Judged> {
  const history = await runSchedule(site, plan, folder && join(folder, `history-${plan.seed}.jsonl`));
  return { history, violations: checkHistory(history) };
}

/** Runs ever smaller plans that still break the same law, and prints the shortest. */
export async function explainFailure(site: Site, judged: Judged, print: Print, attempts = 16): Promise<void> {
  const laws = new Set(judged.violations.map(({ law }) => law));
  let shortest = judged;
  const fails = async (plan: Plan) => {
    const found = await runSeed(site, plan);
    const violations = found.violations.filter(({ law }) => laws.has(law));
    if (violations.length > 0) shortest = { history: found.history, violations };
    print(
      `  with ${plan.steps.length} steps, ${plan.faults.length} faults: ${violations.length > 0 ? "fails" : "passes"}`,
    );
    return violations.length > 0;
  };
  const suspects = judged.violations.flatMap(({ steps }) => steps);
  const plan = await shrinkPlan(judged.history.plan, fails, { attempts, suspects });
  print(`The shortest plan that still fails, of seed ${plan.seed}:`);
  print(formatPlan(plan));
  print("What was seen:");
  print(formatEvidence(shortest.history, shortest.violations));
  print(formatViolations(shortest.violations));
}

interface RunOptions {
  seeds: Iterable<number>;
  print: Print;
  folder?: string;
  /** Called after each seed. */
  onResult?: (seed: number, violations: readonly Violation[]) => void;
  /** Whether the first failure ends the run. */
  stopsAtFailure?: boolean;
}

/** Runs one schedule after the other and returns the seeds that broke a law. */
export async function runSeeds(site: Site, options: RunOptions): Promise<Judged[]> {
  const { seeds, print, folder, onResult, stopsAtFailure } = options;
  const failed: Judged[] = [];
  for (const seed of seeds) {
    const started = performance.now();
    const plan = drawPlan(seed);
    const judged = await runSeed(site, plan, folder);
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    const verdict = judged.violations.length === 0 ? "ok" : `FAILED\n${formatViolations(judged.violations)}`;
    print(
      `seed ${seed}: ${judged.history.entries.length} entries in ${seconds} s, ${formatFaults(plan)}: ${verdict}`,
    );
    onResult?.(seed, judged.violations);
    if (judged.violations.length > 0) failed.push(judged);
    if (failed.length > 0 && stopsAtFailure) break;
  }
  return failed;
}
