import { cpus } from "node:os";

const getIdleTime = () => cpus().reduce((sum, { times }) => sum + times.idle, 0);

/** How many cores of this machine had nothing to do meanwhile. */
export async function measureIdleCores<Result>(work: () => Promise<Result>): Promise<[Result, idle: number]> {
  const [start, before] = [performance.now(), getIdleTime()];
  const result = await work();
  return [result, (getIdleTime() - before) / (performance.now() - start)];
}
