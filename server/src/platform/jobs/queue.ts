import type { Database } from "../database/client.ts";

/** Settings of a job; the handler is bound in the module that runs it. */
export interface JobDefinition<Data extends object = object> {
  name: string;
  /** Schedule, in UTC. */
  cron?: string;
  /** Number of retries, with backoff. */
  retries?: number;
  /** Number of these jobs that one node runs at the same time; 1 by default. */
  parallel?: number;
  /** After this many minutes the job counts as lost, and another node starts it again. */
  minutes?: number;
  /** Carries the type of the data only; never holds a value. */
  data?: Data;
}

/**
 * Defines a job. Its name is stored with waiting jobs, so a renamed job keeps its old queue for one release; see
 * `formerNames`.
 */
export const defineJob = <Data extends object = object>(
  name: string,
  options: Omit<JobDefinition, "name" | "data"> = {},
): JobDefinition<Data> => ({ name, ...options });

export interface SendOptions {
  /** Earliest time at which the job may start. */
  startAfter?: Date;
  /** Deduplication key: no second job with it is added within the same minute, even if the first is done. */
  once?: string;
  /** Jobs with a higher priority run first; 0 by default. */
  priority?: number;
}

export interface Jobs {
  send(db: Database, name: string, data: object, options?: SendOptions): Promise<void>;
  /** Stores several jobs of one kind with one statement. */
  sendAll(db: Database, name: string, data: readonly object[]): Promise<void>;
  /** Runs a failed job again. Does nothing if it is in another state. */
  retry(db: Database, name: string, id: string): Promise<void>;
  /** Polls the queue now instead of at the next interval. */
  wake(name: string): void;
}
