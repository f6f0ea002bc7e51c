import { join } from "node:path";
import { buildIn, copyRepository } from "../lib/copy-repository.ts";
import { lendFolder } from "../lib/folder.ts";
import { number } from "../lib/print.ts";
import type { Report } from "../lib/report.ts";
import { startServer } from "../lib/server.ts";
import { median } from "../lib/statistics.ts";

const starts = 3;
const limits = { first: 30, later: 5 };

/** From nothing to a served home page, as after a fresh clone and `npm ci`; then again on the same data. */
export async function startup(): Promise<Report> {
  using folder = lendFolder();
  const copy = copyRepository(join(folder.path, "copy"));
  const build = await buildIn(copy, folder.path);

  const start = async (dataDir: string): Promise<number> => {
    await using server = await startServer({
      name: "server",
      folder: folder.path,
      script: join(copy, "server/src/main.ts"),
      env: { DATA_DIR: join(folder.path, dataDir) },
    });
    return server.startedIn / 1000;
  };
  const first: number[] = [];
  const later: number[] = [];
  for (let count = 0; count < starts; count += 1) first.push(await start(`data-${count}`));
  for (let count = 0; count < starts; count += 1) later.push(await start("data-0"));
  return describe({ build, first, later });
}

function describe({ build, first, later }: { build: number; first: number[]; later: number[] }): Report {
  const whole = build + median(first);
  const row = (name: string, seconds: number, all: number[]) => [
    name,
    number(seconds, 2),
    all.map((value) => number(value, 2)).join(" "),
  ];
  return {
    title: `startup: from the start of the process to the first home page, median of ${starts}`,
    columns: ["", "seconds", "each"],
    rows: [
      row("build of the pages", build, [build]),
      row("first start, empty data folder", median(first), first),
      row("later start", median(later), later),
    ],
    goals: [
      { what: "first start with the build", value: whole, atMost: limits.first, unit: " s" },
      { what: "later start", value: median(later), atMost: limits.later, unit: " s" },
    ],
    ratios: { "later/first": median(later) / median(first) },
    figures: { build, first, later },
  };
}
