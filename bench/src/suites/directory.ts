import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fetchBytes } from "../lib/fetch-bytes.ts";
import { createTemporaryFolder } from "../lib/temporary-folder.ts";
import type { Measurement } from "../lib/load/load-generator.ts";
import { getResidentMegabytes } from "../lib/memory.ts";
import type { BenchOptions } from "../lib/options.ts";
import { fromRoot } from "../lib/paths.ts";
import { formatNumber } from "../lib/print-report.ts";
import { createLoadGoals, getMedian, createSingleClientGoals, getRatio } from "../lib/profiles/goals.ts";
import { describeGrowth } from "../lib/profiles/growth.ts";
import {
  connections,
  measureLoad,
  measureSingleClient,
  type MeasuredRounds,
  type DirectorySetup,
} from "../lib/profiles/measure.ts";
import { prepareProfiles } from "../lib/profiles/prepare.ts";
import { recordStatements } from "../lib/profiles/record.ts";
import type { Report } from "../lib/report.ts";
import { startBare, startServer, startVesper } from "../lib/server.ts";

/** Measures visitor requests to a directory of this many profiles, relative to a server that only runs the same SQL. */
export async function runDirectorySuite(options: BenchOptions): Promise<Report> {
  const databaseUrl = process.env["DATABASE_URL"];
  if (!databaseUrl) throw new Error("the directory suite needs DATABASE_URL: an empty PostgreSQL database");
  console.log(`\ndirectory: ${formatNumber(options.profiles)} profiles`);
  await prepareProfiles(databaseUrl, options.profiles);

  using folder = createTemporaryFolder();
  const recorded = await recordStatements(databaseUrl, folder.path);
  await using vesper = await startVesper({
    name: "vesper",
    folder: folder.path,
    env: { DATABASE_URL: databaseUrl, DEMO_DATA: "off" },
  });
  await using reference = await startServer({
    name: "reference",
    folder: folder.path,
    script: fromRoot("bench/src/servers/reference.ts"),
    args: [recorded.file],
    env: { NODE_ENV: "production" },
  });
  const { body } = await fetchBytes(`${vesper.url}/`, { "accept-encoding": "br" });
  const file = join(folder.path, "home.html.br");
  await writeFile(file, body);
  await using page = await startBare({ name: "page", folder: folder.path, args: ["page", file] });

  const scene: DirectorySetup = {
    vesper,
    reference,
    page,
    recordingFile: recorded.file,
    urls: recorded.urls,
  };
  const quiet = await measureSingleClient(scene, options);
  const rounds = options.quiet ? {} : await measureLoad(scene, options);
  const memory = { vesper: getResidentMegabytes(vesper.pid), reference: getResidentMegabytes(reference.pid) };
  return toReport({ options, rounds, quiet, memory });
}

interface DirectoryResults {
  options: BenchOptions;
  rounds: MeasuredRounds;
  quiet: MeasuredRounds;
  memory: { vesper: number; reference: number };
}

const comparedCells: Record<string, string> = {
  "vesper page from cache": "bare page from cache",
  "vesper crowd": "vesper feed",
};

function toReport({ options, rounds, quiet, memory }: DirectoryResults): Report {
  const { profiles, seconds } = options;
  const rows = Object.entries(rounds).map(([name, cell]) => {
    const other = rounds[comparedCells[name] ?? name.replace(/^\w+/, "reference")];
    return [
      ...toFigures(name, cell),
      formatNumber(getRatio(cell, other, "perSecond"), 2),
      formatNumber(getRatio(cell, other, "p99"), 2),
    ];
  });
  const quietRows = Object.entries(quiet).map(([cell, of]) => [...toFigures(`alone ${cell}`, of), "", ""]);
  const isLoaded = rows.length > 0;
  return {
    title: `directory: ${formatNumber(profiles)} profiles, ${connections} connections, median of ${options.rounds} rounds of ${seconds} s`,
    resultName: `directory-${profiles}`,
    columns: [
      "",
      "req/s",
      "p50 ms",
      "p95 ms",
      "p99 ms",
      "CPU µs/req",
      "of reference, req/s",
      "of reference, p99",
    ],
    rows: [...rows, ...quietRows],
    notes: [
      "sql: the recorded statements from a bare driver on as many connections; its CPU is the driver's",
      "alone: Vesper with one client; crowd: the feed at 256 connections, beside the feed at 16",
      `memory: Vesper ${formatNumber(memory.vesper)} MB, reference ${formatNumber(memory.reference)} MB`,
    ],
    goals: [
      ...(isLoaded && profiles === 100_000 ? createLoadGoals(rounds, memory) : []),
      ...(profiles === 1_000_000 ? createSingleClientGoals(quiet) : []),
      ...describeGrowth({ size: profiles, quiet }),
    ],
    ratios: Object.fromEntries(
      Object.entries(rounds)
        .filter(([name]) => name.startsWith("vesper "))
        .map(([name, cell]) => [
          name.replace("vesper ", ""),
          getRatio(cell, rounds[comparedCells[name] ?? name.replace("vesper", "reference")], "perSecond"),
        ]),
    ),
    figures: { profiles, memory, rounds, quiet },
  };
}

const toFigures = (name: string, cell: Measurement[]) => [
  name,
  formatNumber(getMedian(cell, "perSecond")),
  formatNumber(getMedian(cell, "p50"), 1),
  formatNumber(getMedian(cell, "p95"), 1),
  formatNumber(getMedian(cell, "p99"), 1),
  formatNumber(getMedian(cell, "cpuPerRequest")),
];
