import type { Database } from "../database/client.ts";

/** Settings of a job; the handler is bound in the module that runs it. */
export interface JobDefinition<Data extends object = object> {
  name: string;
  /** Schedule, in UTC. */
  cron?: string;
  /** Number of retries, with backoff. */
  retries?: number;
  /** Expiry: another node starts the job again after this many minutes. */
  minutes?: number;
  /** Type parameter only; holds no value. */
  data?: Data;
}

/** Names are stored with waiting jobs: a renamed job keeps its old queue for one release, see `formerNames`. */
export const defineJob = <Data extends object = object>(
  name: string,
  options: Omit<JobDefinition, "name" | "data"> = {},
): JobDefinition<Data> => ({ name, ...options });

export interface SendOptions {
  /** Earliest start. */
  startAfter?: Date;
  /** Deduplication key: no second job with it is added within the same minute, even if the first is done. */
  once?: string;
  /** Higher runs first; 0 by default. */
  priority?: number;
}

export interface Jobs {
  send(db: Database, name: string, data: object, options?: SendOptions): Promise<void>;
  /** Polls the queue now instead of at the next interval. */
  wake(name: string): void;
}
