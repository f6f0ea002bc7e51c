import type { Database } from "../database/client.ts";

/** Everything a queue has to know about a job; the handler is bound in the module that runs it. */
export interface JobDefinition<Data extends object = object> {
  name: string;
  /** When it starts by itself, in UTC. */
  cron?: string;
  /** How many more times a failed job is tried, each time after a longer pause. */
  retries?: number;
  /** Expiry: another node starts the job again after this many minutes. */
  minutes?: number;
  /** Type only: nothing is stored here. */
  data?: Data;
}

/** Names are stored with waiting jobs: a renamed job keeps its old queue for one release, see `formerNames`. */
export const defineJob = <Data extends object = object>(
  name: string,
  options: Omit<JobDefinition, "name" | "data"> = {},
): JobDefinition<Data> => ({ name, ...options });

export interface SendOptions {
  /** Not before this time. */
  startAfter?: Date;
  /** In the same minute as a job with this key another one is not added, even where the first is done. */
  once?: string;
  /** Higher goes first; 0 unless told. */
  priority?: number;
}

export interface Jobs {
  send(db: Database, name: string, data: object, options?: SendOptions): Promise<void>;
  /** Looks for work now instead of at the next poll. */
  wake(name: string): void;
}
