import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { getCpuSeconds, getMachineSeconds } from "../cpu.ts";
import type { LoadResult, LoadRequest } from "./load-process.ts";
import { fromRoot } from "../paths.ts";

export interface Measurement {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Microseconds of server CPU time. */
  cpuPerRequest: number;
  /**
   * Share of one core that the load generator used. Near 1, the generator may have been the bottleneck, not the
   * server.
   */
  generatorShare: number;
  /** Number of cores that other processes kept busy during the measurement. */
  otherWork: number;
}

export interface LoadGenerator extends Disposable {
  measure(order: LoadRequest, pid: number): Promise<Measurement>;
}

/** Starts the load generator in a separate process that stays warm between rounds. */
export function startLoadGenerator(): LoadGenerator {
  const child = fork(fromRoot("bench/src/lib/load/load-process.ts"));
  return {
    async measure(order, pid) {
      const before = { server: getCpuSeconds(pid), machine: getMachineSeconds() };
      const answer = await runInChild(child, order);
      const used = getCpuSeconds(pid) - before.server;
      const others = getMachineSeconds() - before.machine - used - answer.cpuSeconds;
      if ((answer.statuses[200] ?? 0) !== answer.requests) {
        throw new Error(`${order.url} did not always answer 200: ${JSON.stringify(answer.statuses)}`);
      }
      return {
        perSecond: answer.requests / answer.seconds,
        p50: answer.p50,
        p95: answer.p95,
        p99: answer.p99,
        cpuPerRequest: (used / answer.requests) * 1_000_000,
        generatorShare: answer.cpuSeconds / answer.seconds,
        otherWork: Math.max(0, others / answer.seconds),
      };
    },
    // The child exits on disconnect, which also happens when this process ends.
    [Symbol.dispose]: () => child.disconnect(),
  };
}

/** Sends a task to the process and waits for its result. */
export async function runInChild(child: ChildProcess, order: object): Promise<LoadResult> {
  const stop = new AbortController();
  const { signal } = stop;
  child.send(order);
  try {
    const ended = once(child, "exit", { signal }).then(() => {
      throw new Error("the load generator ended");
    });
    const [answer] = (await Promise.race([once(child, "message", { signal }), ended])) as [LoadResult];
    ended.catch(() => {});
    return answer;
  } finally {
    stop.abort();
  }
}
