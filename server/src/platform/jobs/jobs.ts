import { isTransaction, type Context } from "../context.ts";
import type { Database } from "../database/client.ts";

/** Work that survives a restart. A job may run twice, so it must not matter when it does. */
export interface Job<Data extends object = object> {
  name: string;
  run(ctx: Context, data: Data): Promise<void>;
  /** When it starts by itself, in UTC. */
  cron?: string;
  /** How many more times a failed job is tried, each time after a longer pause. */
  retries?: number;
  /** How long it may take, before somebody else begins it anew. */
  minutes?: number;
}

export const job = <Data extends object>(value: Job<Data>): Job<Data> => value;

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

/** Stores the job with the transaction it belongs to: a change and its consequences stand or fall together. */
export async function enqueue<Data extends object>(
  ctx: Context,
  { name }: Job<Data>,
  data: Data,
  options?: SendOptions,
): Promise<void> {
  await ctx.jobs.send(ctx.db, name, data, options);
  if (isTransaction(ctx)) ctx.afterCommit(() => ctx.jobs.wake(name));
  else ctx.jobs.wake(name);
}
