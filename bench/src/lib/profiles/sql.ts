import { fork } from "node:child_process";
import { ask, type Measurement } from "../load/load.ts";
import { fromRoot } from "../paths.ts";
import type { SqlOrder } from "./sql-process.ts";

export interface SqlAlone extends Disposable {
  measure(order: SqlOrder): Promise<Measurement>;
}

/**
 * What PostgreSQL alone can do with the recorded statements. pgbench takes at most 128 scripts, fewer than there are
 * addresses in a cell.
 */
export function startSql(recordingFile: string): SqlAlone {
  const child = fork(fromRoot("bench/src/lib/profiles/sql-process.ts"), [recordingFile]);
  return {
    async measure(order) {
      const { requests, seconds, p50, p95, p99, cpuSeconds } = await ask(child, order);
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
