import { startLoadGenerator, type Measurement } from "./load-generator.ts";
import type { LoadRequest } from "./load-process.ts";
import { formatNumber } from "../print-report.ts";
import { interleave } from "../rounds.ts";
import type { BenchServer } from "../server.ts";
import { waitUntilSettled } from "../settled.ts";
import { median, medianRatio } from "../statistics.ts";

export interface LoadCell extends Omit<LoadRequest, "connections" | "seconds"> {
  server: BenchServer;
}

const [connections, seconds, rounds] = [16, 3, 5];
/** Time for the JIT compiler to warm up; without it, a server with more code looks worse than it is. */
const warmUpSeconds = 8;

export const loadMethod = `${connections} connections, median of ${rounds} rounds of ${seconds} s`;

/** Measures all cells under load, interleaved, once no server is busy with its start anymore. */
export async function measureUnderLoad<Name extends string>(
  cells: Record<Name, LoadCell>,
): Promise<Record<Name, Measurement[]>> {
  const servers = new Set(Object.values<LoadCell>(cells).map(({ server }) => server.pid));
  await Promise.all([...servers].map(waitUntilSettled));
  using load = startLoadGenerator();
  const measure = ({ server, ...order }: LoadCell, duration: number) =>
    load.measure({ ...order, connections, seconds: duration }, server.pid);
  for (const cell of Object.values<LoadCell>(cells)) await measure(cell, warmUpSeconds);
  const turns = Object.entries<LoadCell>(cells).map(([name, cell]) => [name, () => measure(cell, seconds)]);
  // Without `await`, the generator would be disposed before the measurement ends.
  return await interleave(Object.fromEntries(turns) as Record<Name, () => Promise<Measurement>>, rounds);
}

const getFigures = (cell: readonly Measurement[], figure: keyof Measurement) =>
  cell.map((round) => round[figure]);

/** Ratios of one cell to another, by requests per second and by requests per CPU second. */
export const getRatios = (cell: readonly Measurement[], other: readonly Measurement[]) => ({
  byRequests: medianRatio(getFigures(cell, "perSecond"), getFigures(other, "perSecond")),
  byCpu: medianRatio(getFigures(other, "cpuPerRequest"), getFigures(cell, "cpuPerRequest")),
});

export const loadColumns = [
  "",
  "req/s",
  "p50 ms",
  "p99 ms",
  "CPU µs/req",
  "generator",
  "of bare, req/s",
  "of bare, CPU",
];

export function toLoadRow(
  name: string,
  cell: readonly Measurement[],
  bare: readonly Measurement[],
): string[] {
  const getMedian = (figure: keyof Measurement) => median(getFigures(cell, figure));
  const { byRequests, byCpu } = getRatios(cell, bare);
  return [
    name,
    formatNumber(getMedian("perSecond")),
    formatNumber(getMedian("p50")),
    formatNumber(getMedian("p99")),
    formatNumber(getMedian("cpuPerRequest")),
    formatNumber(getMedian("generatorShare"), 2),
    formatNumber(byRequests, 2),
    formatNumber(byCpu, 2),
  ];
}
