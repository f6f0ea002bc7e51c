import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join, relative } from "node:path";
import { fromRoot, resultsFolder } from "./paths.ts";
import { isMet, type Report } from "./report.ts";

/** Load average of the machine. Figures measured while other work is running are less reliable. */
export const getLoadAverage = (): number => Number((loadavg()[0] ?? Number.NaN).toFixed(2));

/** Stores a report as JSON and returns its path relative to the repository. A fresh clone has no results folder. */
export function saveReport(
  suite: string,
  report: Report,
  loadBefore: number,
  folder: string = resultsFolder,
): string {
  const name = report.resultName ?? suite;
  const file = join(folder, `${name}.json`);
  const { title, ratios, goals, figures } = report;
  const content = {
    suite: name,
    title,
    at: new Date().toISOString(),
    machine: {
      node: process.version,
      system: `${process.platform}-${process.arch}`,
      cores: availableParallelism(),
      loadBefore,
      loadAfter: getLoadAverage(),
    },
    ratios,
    goals: goals.map((goal) => ({ ...goal, met: isMet(goal) })),
    figures,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  // This report replaces the partial one of an earlier run.
  rmSync(join(folder, `${name}-unfinished.json`), { force: true });
  return relative(fromRoot("."), file);
}
