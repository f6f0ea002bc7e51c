import { cpus } from "node:os";

const getIdleTime = () => cpus().reduce((sum, { times }) => sum + times.idle, 0);

/** Measures how many cores of this machine were idle while `work` ran. */
export async function measureIdleCores<Result>(work: () => Promise<Result>): Promise<[Result, idle: number]> {
  const [start, before] = [performance.now(), getIdleTime()];
  const result = await work();
  return [result, (getIdleTime() - before) / (performance.now() - start)];
}
