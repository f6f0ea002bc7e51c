import type { Measurement } from "../load/load-generator.ts";
import { startLoadGenerator } from "../load/load-generator.ts";
import type { BenchOptions } from "../options.ts";
import { interleave } from "../rounds.ts";
import type { BenchServer } from "../server.ts";
import { rememberedCells } from "./requests.ts";
import { startSqlLoadGenerator } from "./sql.ts";

export const connections = 16;
const crowdConnections = 256;
/** Pause between cells, because a server is still finishing pending requests when a cell ends. */
const drainMilliseconds = 1_000;

export interface DirectorySetup {
  vesper: BenchServer;
  reference: BenchServer;
  /** Bare server that sends the bytes of the home page. */
  page: BenchServer;
  recordingFile: string;
  urls: Record<string, string[]>;
}

export type MeasuredRounds = Record<string, Measurement[]>;
type CellRuns = Record<string, () => Promise<Measurement>>;

const browserHeaders = { "accept-encoding": "br" };

/**
 * Measures all cells under load from several connections, in interleaved rounds. A cell's name starts with its
 * server.
 */
export async function measureLoad(scene: DirectorySetup, options: BenchOptions): Promise<MeasuredRounds> {
  const { vesper, reference, page, urls } = scene;
  using load = startLoadGenerator();
  using sql = startSqlLoadGenerator(scene.recordingFile);
  const createRuns = (seconds: number): CellRuns => {
    const createRun =
      (server: BenchServer, order: { paths?: string[]; unique?: boolean; connections?: number }) => () =>
        load.measure(
          { url: server.url, headers: browserHeaders, connections, seconds, ...order },
          server.pid,
        );
    const turns: CellRuns = {};
    for (const [cell, paths] of Object.entries(urls)) {
      turns[`vesper ${cell}`] = createRun(vesper, { paths });
      if (rememberedCells.includes(cell)) continue;
      turns[`reference ${cell}`] = createRun(reference, { paths });
      turns[`sql ${cell}`] = () => sql.measure({ cell, connections, seconds });
    }
    turns["vesper page from cache"] = createRun(vesper, { paths: ["/"] });
    turns["bare page from cache"] = createRun(page, { paths: ["/"] });
    turns["vesper page rendered"] = createRun(vesper, { unique: true });
    turns["vesper crowd"] = createRun(vesper, { paths: urls["feed"] ?? [], connections: crowdConnections });
    return turns;
  };
  const turns = createRuns(options.seconds);
  // Page rendering runs first, because it needs the longest JIT warm-up.
  await turns["vesper page rendered"]?.();
  await interleave(createRuns(Math.min(3, options.seconds)), 1, drainMilliseconds);
  return await interleave(turns, options.rounds, drainMilliseconds);
}

/** Measures the latency of a single visitor on an idle server. */
export async function measureSingleClient(
  { vesper, urls }: DirectorySetup,
  options: BenchOptions,
): Promise<MeasuredRounds> {
  using load = startLoadGenerator();
  const createRuns = (seconds: number): CellRuns =>
    Object.fromEntries(
      Object.entries(urls).map(([cell, paths]) => [
        cell,
        () => load.measure({ url: vesper.url, paths, connections: 1, seconds }, vesper.pid),
      ]),
    );
  await interleave(createRuns(Math.min(3, options.seconds)), 1, drainMilliseconds);
  return await interleave(createRuns(options.seconds), options.rounds, drainMilliseconds);
}
