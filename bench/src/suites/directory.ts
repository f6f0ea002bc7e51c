import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fetchBytes } from "../lib/fetch-bytes.ts";
import { lendFolder } from "../lib/folder.ts";
import type { Measurement } from "../lib/load/load.ts";
import { residentMegabytes } from "../lib/memory.ts";
import type { Options } from "../lib/options.ts";
import { fromRoot } from "../lib/paths.ts";
import { number } from "../lib/print.ts";
import { loadGoals, middle, quietGoals, ratio } from "../lib/profiles/goals.ts";
import { describeGrowth } from "../lib/profiles/growth.ts";
import { connections, measureLoad, measureQuiet, type Rounds, type Scene } from "../lib/profiles/measure.ts";
import { prepareProfiles } from "../lib/profiles/prepare.ts";
import { record } from "../lib/profiles/record.ts";
import type { Report } from "../lib/report.ts";
import { startBare, startServer, startVesper } from "../lib/server.ts";

/** What visitors ask of a directory of so many profiles, beside a server that runs the same SQL and nothing else. */
export async function directory(options: Options): Promise<Report> {
  const databaseUrl = process.env["DATABASE_URL"];
  if (!databaseUrl) throw new Error("the directory suite needs DATABASE_URL: an empty PostgreSQL database");
  console.log(`\ndirectory: ${number(options.profiles)} profiles`);
  await prepareProfiles(databaseUrl, options.profiles);

  using folder = lendFolder();
  const recorded = await record(databaseUrl, folder.path);
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

  const scene: Scene = { vesper, reference, page, recordingFile: recorded.file, urls: recorded.urls };
  const quiet = await measureQuiet(scene, options);
  const rounds = options.quiet ? {} : await measureLoad(scene, options);
  const memory = { vesper: residentMegabytes(vesper.pid), reference: residentMegabytes(reference.pid) };
  return describe({ options, rounds, quiet, memory });
}

interface Found {
  options: Options;
  rounds: Rounds;
  quiet: Rounds;
  memory: { vesper: number; reference: number };
}

const beside: Record<string, string> = {
  "vesper page from cache": "bare page from cache",
  "vesper crowd": "vesper feed",
};

function describe({ options, rounds, quiet, memory }: Found): Report {
  const { profiles, seconds } = options;
  const rows = Object.entries(rounds).map(([name, cell]) => {
    const other = rounds[beside[name] ?? name.replace(/^\w+/, "reference")];
    return [
      ...figuresOf(name, cell),
      number(ratio(cell, other, "perSecond"), 2),
      number(ratio(cell, other, "p99"), 2),
    ];
  });
  const quietRows = Object.entries(quiet).map(([cell, of]) => [...figuresOf(`alone ${cell}`, of), "", ""]);
  const isLoaded = rows.length > 0;
  return {
    title: `directory: ${number(profiles)} profiles, ${connections} connections, median of ${options.rounds} rounds of ${seconds} s`,
    keptAs: `directory-${profiles}`,
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
      `memory: Vesper ${number(memory.vesper)} MB, reference ${number(memory.reference)} MB`,
    ],
    goals: [
      ...(isLoaded && profiles === 100_000 ? loadGoals(rounds, memory) : []),
      ...(profiles === 1_000_000 ? quietGoals(quiet) : []),
      ...describeGrowth({ size: profiles, quiet }),
    ],
    ratios: Object.fromEntries(
      Object.entries(rounds)
        .filter(([name]) => name.startsWith("vesper "))
        .map(([name, cell]) => [
          name.replace("vesper ", ""),
          ratio(cell, rounds[beside[name] ?? name.replace("vesper", "reference")], "perSecond"),
        ]),
    ),
    figures: { profiles, memory, rounds, quiet },
  };
}

const figuresOf = (name: string, cell: Measurement[]) => [
  name,
  number(middle(cell, "perSecond")),
  number(middle(cell, "p50"), 1),
  number(middle(cell, "p95"), 1),
  number(middle(cell, "p99"), 1),
  number(middle(cell, "cpuPerRequest")),
];
