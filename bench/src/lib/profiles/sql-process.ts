import pg from "pg";
import type { LoadResult } from "../load/load-process.ts";
import { percentile } from "../statistics.ts";
import { readRecording } from "./recording.ts";

export interface SqlLoadRequest {
  cell: string;
  connections: number;
  seconds: number;
}

const [file = ""] = process.argv.slice(2);
const { pool: settings, cells } = readRecording(file);
let requestCount = 0;

/** Runs the statements for one response after another on each of several connections, and discards the rows. */
async function runStatements({ cell, connections, seconds }: SqlLoadRequest): Promise<LoadResult> {
  const answers = Object.values(cells[cell] ?? {});
  const latencies: number[] = [];
  const clients = Array.from({ length: connections }, () => new pg.Client(settings));
  await Promise.all(clients.map((client) => client.connect()));
  const cpuBefore = process.cpuUsage();
  const start = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() - start < seconds * 1000) {
        const answer = answers[(requestCount += 1) % answers.length];
        const begin = performance.now();
        for (const statement of answer?.statements ?? []) await client.query(statement);
        latencies.push(performance.now() - begin);
      }
    }),
  );
  const { user, system } = process.cpuUsage(cpuBefore);
  const took = (performance.now() - start) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return {
    requests: latencies.length,
    seconds: took,
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    p99: percentile(latencies, 0.99),
    statuses: { 200: latencies.length },
    cpuSeconds: (user + system) / 1_000_000,
  };
}

process.on("message", (order: SqlLoadRequest) => {
  void runStatements(order).then((answer) => process.send?.(answer));
});
process.on("disconnect", () => process.exit());
