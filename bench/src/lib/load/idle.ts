import { cpus } from "node:os";

const idleTime = () => cpus().reduce((sum, { times }) => sum + times.idle, 0);

/** How many cores of this machine had nothing to do meanwhile. */
export async function withIdleCores<Result>(work: () => Promise<Result>): Promise<[Result, idle: number]> {
  const [start, before] = [performance.now(), idleTime()];
  const result = await work();
  return [result, (idleTime() - before) / (performance.now() - start)];
}
