import { fork } from "node:child_process";
import { runInChild, type Measurement } from "../load/load-generator.ts";
import { fromRoot } from "../paths.ts";
import type { SqlLoadRequest } from "./sql-process.ts";

export interface SqlLoadGenerator extends Disposable {
  measure(order: SqlLoadRequest): Promise<Measurement>;
}

/**
 * Measures the throughput of PostgreSQL alone with the recorded statements. pgbench is no option: it takes at most
 * 128 scripts, and a cell has more URLs.
 */
export function startSqlLoadGenerator(recordingFile: string): SqlLoadGenerator {
  const child = fork(fromRoot("bench/src/lib/profiles/sql-process.ts"), [recordingFile]);
  return {
    async measure(order) {
      const { requests, seconds, p50, p95, p99, cpuSeconds } = await runInChild(child, order);
      return {
        perSecond: requests / seconds,
        p50,
        p95,
        p99,
        cpuPerRequest: (cpuSeconds / requests) * 1_000_000,
        generatorShare: cpuSeconds / seconds,
        otherWork: Number.NaN,
      };
    },
    [Symbol.dispose]: () => child.disconnect(),
  };
}
