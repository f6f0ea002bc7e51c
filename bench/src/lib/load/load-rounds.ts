import { startLoad, type Measurement } from "./load.ts";
import type { LoadOrder } from "./load-process.ts";
import { number } from "../print.ts";
import { interleave } from "../rounds.ts";
import type { Server } from "../server.ts";
import { median, medianRatio } from "../statistics.ts";

export interface Cell extends Omit<LoadOrder, "connections" | "seconds"> {
  server: Server;
}

const [connections, seconds, rounds] = [16, 3, 5];
/** Until the compiler of the runtime has seen enough; before, a server with more code looks worse than it is. */
const warmUp = 8;

export const loadMethod = `${connections} connections, median of ${rounds} rounds of ${seconds} s`;

/** Puts all cells under load, in turns. */
export async function underLoad<Name extends string>(
  cells: Record<Name, Cell>,
): Promise<Record<Name, Measurement[]>> {
  using load = startLoad();
  const measure = ({ server, ...order }: Cell, duration: number) =>
    load.measure({ ...order, connections, seconds: duration }, server.pid);
  for (const cell of Object.values<Cell>(cells)) await measure(cell, warmUp);
  const turns = Object.entries<Cell>(cells).map(([name, cell]) => [name, () => measure(cell, seconds)]);
  // Awaited here: the generator goes when this function returns.
  return await interleave(Object.fromEntries(turns) as Record<Name, () => Promise<Measurement>>, rounds);
}

const column = (cell: readonly Measurement[], figure: keyof Measurement) =>
  cell.map((round) => round[figure]);

/** How much of another's work one does in the same time, and for the same processor time. */
export const ratiosOf = (cell: readonly Measurement[], other: readonly Measurement[]) => ({
  byRequests: medianRatio(column(cell, "perSecond"), column(other, "perSecond")),
  byCpu: medianRatio(column(other, "cpuPerRequest"), column(cell, "cpuPerRequest")),
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

export function loadRow(name: string, cell: readonly Measurement[], bare: readonly Measurement[]): string[] {
  const middle = (figure: keyof Measurement) => median(column(cell, figure));
  const { byRequests, byCpu } = ratiosOf(cell, bare);
  return [
    name,
    number(middle("perSecond")),
    number(middle("p50")),
    number(middle("p99")),
    number(middle("cpuPerRequest")),
    number(middle("generatorShare"), 2),
    number(byRequests, 2),
    number(byCpu, 2),
  ];
}
