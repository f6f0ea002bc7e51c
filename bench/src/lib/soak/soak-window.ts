import { median, percentile } from "../statistics.ts";
import { runQuery } from "../profiles/prepare.ts";

/** Latencies of one window, and the queues at its end. */
export interface SoakWindow {
  minute: number;
  visits: Latency;
  messages: Latency;
  /** Jobs that are due and have not begun. */
  waiting: number;
  /** Webhook deliveries that have not arrived. */
  undelivered: number;
  /** Sessions of all nodes on PostgreSQL. */
  connections: number;
  /** Failures since the load began. */
  failed: number;
}

/** Milliseconds. */
export interface Latency {
  count: number;
  p50: number;
  p99: number;
}

export const toLatency = (milliseconds: readonly number[]): Latency => ({
  count: milliseconds.length,
  p50: percentile(milliseconds, 0.5),
  p99: percentile(milliseconds, 0.99),
});

type QueueLengths = Pick<SoakWindow, "waiting" | "undelivered" | "connections">;

export async function countQueues(databaseUrl: string): Promise<QueueLengths> {
  const [lengths] = await runQuery<QueueLengths>(
    databaseUrl,
    `select
      (select count(*)::int from pgboss.job where state < 'active' and start_after <= now()) as waiting,
      (select count(*)::int from webhook_deliveries where state = 'pending') as undelivered,
      (select count(*)::int from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()) as connections`,
  );
  if (!lengths) throw new Error("PostgreSQL counted no queues");
  return lengths;
}

/** Medians of the second and the last quarter: the first is warm-up, and one slow window must not decide. */
export function compareQuarters(
  windows: readonly SoakWindow[],
  minutes: number,
  getValue: (window: SoakWindow) => number,
): { second: number; last: number } {
  const getMedian = (from: number, to: number) =>
    median(windows.filter(({ minute }) => minute >= from && minute < to).map(getValue));
  return { second: getMedian(minutes / 4, minutes / 2), last: getMedian((minutes * 3) / 4, Infinity) };
}
