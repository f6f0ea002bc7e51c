import { join } from "node:path";
import { buildCopy, copyRepository } from "../lib/copy-repository.ts";
import { createTemporaryFolder } from "../lib/temporary-folder.ts";
import { formatNumber } from "../lib/print-report.ts";
import type { Report } from "../lib/report.ts";
import { startServer } from "../lib/server.ts";
import { median } from "../lib/statistics.ts";

const starts = 3;
const limits = { first: 25, later: 5 };

/**
 * Measures the time from a fresh clone and `npm ci` to a served home page, and the time of later starts on the same
 * data.
 */
export async function runStartupSuite(): Promise<Report> {
  using folder = createTemporaryFolder();
  const copy = copyRepository(join(folder.path, "copy"));
  const build = await buildCopy(copy, folder.path);

  const measureStart = async (dataDir: string): Promise<number> => {
    await using server = await startServer({
      name: "server",
      folder: folder.path,
      script: join(copy, "server/src/main.ts"),
      flags: ["--max-semi-space-size=8"],
      env: { DATA_DIR: join(folder.path, dataDir) },
    });
    return server.startedIn / 1000;
  };
  const first: number[] = [];
  const later: number[] = [];
  for (let count = 0; count < starts; count += 1) first.push(await measureStart(`data-${count}`));
  for (let count = 0; count < starts; count += 1) later.push(await measureStart("data-0"));
  return toReport({ build, first, later });
}

function toReport({ build, first, later }: { build: number; first: number[]; later: number[] }): Report {
  const whole = build + median(first);
  const toRow = (name: string, seconds: number, all: number[]) => [
    name,
    formatNumber(seconds, 2),
    all.map((value) => formatNumber(value, 2)).join(" "),
  ];
  return {
    title: `startup: from the start of the process to the first home page, median of ${starts}`,
    columns: ["", "seconds", "each"],
    rows: [
      toRow("build of the pages", build, [build]),
      toRow("first start, empty data folder", median(first), first),
      toRow("later start", median(later), later),
    ],
    goals: [
      { what: "first start with the build", value: whole, atMost: limits.first, unit: " s" },
      { what: "later start", value: median(later), atMost: limits.later, unit: " s" },
    ],
    ratios: { "later/first": median(later) / median(first) },
    figures: { build, first, later },
  };
}
