export interface Repeated {
  perSecond: number;
  /** Milliseconds of each. */
  latencies: number[];
}

/** Does something a number of times, so many at once. */
export async function repeat(
  times: number,
  atOnce: number,
  work: (count: number) => Promise<void>,
): Promise<Repeated> {
  const latencies: number[] = [];
  const begin = performance.now();
  let started = 0;
  async function oneAfterTheOther(): Promise<void> {
    while (started < times) {
      started += 1;
      const start = performance.now();
      await work(started);
      latencies.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, oneAfterTheOther));
  return { perSecond: (times / (performance.now() - begin)) * 1000, latencies };
}
