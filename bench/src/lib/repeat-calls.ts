import pLimit from "p-limit";

export interface RepeatResult {
  perSecond: number;
  /** Duration of each call in milliseconds. */
  latencies: number[];
}

/** Repeats a call this many times, with limited concurrency. */
export async function repeatCalls(
  times: number,
  atOnce: number,
  work: (count: number) => Promise<void>,
): Promise<RepeatResult> {
  const begin = performance.now();
  const latencies = await pLimit(atOnce).map(Array(times).keys(), async (done) => {
    const start = performance.now();
    await work(done + 1);
    return performance.now() - start;
  });
  return { perSecond: (times / (performance.now() - begin)) * 1000, latencies };
}
