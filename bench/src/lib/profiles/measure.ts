import { startDatabaseClock, type DatabaseClock } from "../database-clock.ts";
import { startLoadGenerator, type LoadGenerator, type Measurement } from "../load/load-generator.ts";
import type { LoadRequest } from "../load/load-process.ts";
import type { BenchOptions } from "../options.ts";
import { interleave } from "../rounds.ts";
import type { BenchServer } from "../server.ts";
import { rememberedCells, suggestionCells } from "./requests.ts";
import { startSqlLoadGenerator } from "./sql.ts";

export const connections = 16;
const crowdConnections = 256;
/** Pause between cells in milliseconds, because a server is still finishing pending requests when a cell ends. */
const drain = 1_000;

export interface DirectorySetup {
  databaseUrl: string;
  vesper: BenchServer;
  reference: BenchServer;
  minimal: BenchServer;
  /** An earlier release; null if none is measured. */
  old: BenchServer | null;
  /** Bare server that sends the bytes of the home page. */
  page: BenchServer;
  recordingFile: string;
  urls: Record<string, string[]>;
}

export interface DirectoryMeasurement extends Measurement {
  /** Microseconds of PostgreSQL's CPU time. */
  databasePerRequest: number;
}

export type MeasuredRounds = Record<string, DirectoryMeasurement[]>;
type CellRuns = Record<string, () => Promise<DirectoryMeasurement>>;
type CellLoad = Partial<Pick<LoadRequest, "paths" | "unique" | "connections" | "headers">>;

const browserHeaders = { "accept-encoding": "br" };

/** Cells that the minimal server can answer. */
export const minimalCells = ["feed", "detail", "filtered", "suggestion 3"] as const;
export const oldCells = ["feed", "detail", "filtered", ...suggestionCells] as const;

function createRun(load: LoadGenerator, clock: DatabaseClock, seconds: number) {
  return (server: BenchServer, request: CellLoad) => async (): Promise<DirectoryMeasurement> => {
    const order = { url: server.url, connections, seconds, ...request };
    const [measured, used] = await clock.measure(() => load.measure(order, server.pid));
    return { ...measured, databasePerRequest: (used / (measured.perSecond * seconds)) * 1_000_000 };
  };
}

/**
 * Measures all cells under load from several connections, in interleaved rounds. A cell's name starts with its
 * server.
 */
export async function measureLoad(scene: DirectorySetup, options: BenchOptions): Promise<MeasuredRounds> {
  using load = startLoadGenerator();
  using sql = startSqlLoadGenerator(scene.recordingFile);
  await using clock = await startDatabaseClock(scene.databaseUrl);
  const createRuns = (seconds: number): CellRuns => {
    const run = createRun(load, clock, seconds);
    const runSql = (cell: string) => async () => ({
      ...(await sql.measure({ cell, connections, seconds })),
      databasePerRequest: Number.NaN,
    });
    return { ...createProfileRuns(scene, run, runSql), ...createPageRuns(scene, run) };
  };
  const turns = createRuns(options.seconds);
  // Page rendering runs first, because it needs the longest JIT warm-up.
  await turns["vesper page rendered"]?.();
  await interleave(createRuns(Math.min(3, options.seconds)), 1, { drain, keepAs: "warm-up" });
  return await interleave(turns, options.rounds, { drain, keepAs: "load" });
}

function createProfileRuns(
  { vesper, reference, minimal, old, urls }: DirectorySetup,
  run: ReturnType<typeof createRun>,
  runSql: (cell: string) => CellRuns[string],
): CellRuns {
  const turns: CellRuns = {};
  const includes = (cells: readonly string[], cell: string) => cells.includes(cell);
  for (const [cell, paths] of Object.entries(urls)) {
    const request = { paths, headers: browserHeaders };
    turns[`vesper ${cell}`] = run(vesper, request);
    if (includes(rememberedCells, cell)) continue;
    turns[`reference ${cell}`] = run(reference, request);
    if (includes(minimalCells, cell)) turns[`minimal ${cell}`] = run(minimal, request);
    if (old && includes(oldCells, cell)) turns[`old ${cell}`] = run(old, request);
    turns[`sql ${cell}`] = runSql(cell);
  }
  return turns;
}

function createPageRuns({ vesper, page, urls }: DirectorySetup, run: ReturnType<typeof createRun>): CellRuns {
  const headers = browserHeaders;
  return {
    "vesper page from cache": run(vesper, { paths: ["/"], headers }),
    "bare page from cache": run(page, { paths: ["/"], headers }),
    "vesper page rendered": run(vesper, { unique: true, headers }),
    ...(urls["feed"] && {
      "vesper crowd": run(vesper, { paths: urls["feed"], headers, connections: crowdConnections }),
    }),
  };
}

/** Measures the latency of a single visitor on an idle server. */
export async function measureSingleClient(
  { databaseUrl, vesper, urls }: DirectorySetup,
  options: BenchOptions,
): Promise<MeasuredRounds> {
  using load = startLoadGenerator();
  await using clock = await startDatabaseClock(databaseUrl);
  const createRuns = (seconds: number): CellRuns => {
    const run = createRun(load, clock, seconds);
    return Object.fromEntries(
      Object.entries(urls).map(([cell, paths]) => [cell, run(vesper, { paths, connections: 1 })]),
    );
  };
  await interleave(createRuns(Math.min(3, options.seconds)), 1, { drain, keepAs: "warm-up" });
  return await interleave(createRuns(options.seconds), options.rounds, { drain, keepAs: "alone" });
}
