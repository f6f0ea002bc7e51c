import { setTimeout as pause } from "node:timers/promises";
import { Connection } from "./connection.ts";
import { percentile } from "../statistics.ts";
import { toUniqueHomePath } from "./unique-path.ts";

export interface LoadRequest {
  url: string;
  /** Paths on the same host, requested in turn instead of the single URL. */
  paths?: string[];
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
  /** Requests the home page under a different URL each time, so that no cache can answer. */
  unique?: boolean;
}

export interface LoadResult {
  requests: number;
  seconds: number;
  p50: number;
  p95: number;
  p99: number;
  /** Number of responses by status. */
  statuses: Record<number, number>;
  cpuSeconds: number;
}

let requestCount = 0;

function createRequestFactory({ url, paths, headers = {}, unique }: LoadRequest): () => string {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const rest = ` HTTP/1.1\r\n${lines.join("")}\r\n`;
  const all = (paths ?? [pathname + search]).map((path) => `GET ${path}${rest}`);
  const next = () => all[(requestCount += 1) % all.length] ?? "";
  return unique ? () => `GET ${toUniqueHomePath((requestCount += 1))}${rest}` : next;
}

async function runLoad(order: LoadRequest): Promise<LoadResult> {
  const statuses: Record<number, number> = {};
  const latencies: number[] = [];
  const cpuBefore = process.cpuUsage();
  const start = performance.now();
  const request = createRequestFactory(order);
  const connections = Array.from(
    { length: order.connections },
    () =>
      new Connection(new URL(order.url), request, ({ status, milliseconds }) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
        latencies.push(milliseconds);
      }),
  );
  await pause(order.seconds * 1000);
  for (const connection of connections) connection.end();
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    requests: latencies.length,
    seconds: (performance.now() - start) / 1000,
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    p99: percentile(latencies, 0.99),
    statuses,
    cpuSeconds: (user + system) / 1_000_000,
  };
}

process.on("message", (order: LoadRequest) => {
  void runLoad(order).then((answer) => process.send?.(answer));
});
process.on("disconnect", () => process.exit());
