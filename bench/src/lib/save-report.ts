import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { fromRoot, resultsFolder } from "./paths.ts";
import { isMet, type Report } from "./report.ts";

/** Load average of the machine. Figures measured while other work is running are less reliable. */
export const getLoadAverage = (): number => Number((loadavg()[0] ?? Number.NaN).toFixed(2));

/** Stores a report as JSON and returns its path relative to the repository. */
export function saveReport(name: string, report: Report, loadBefore: number): string {
  const file = join(resultsFolder, `${name}.json`);
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
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  return file.slice(fromRoot(".").length);
}
