import { isTransaction, type Context } from "../context.ts";
import type { JobDefinition, SendOptions } from "./queue.ts";

export { defineJob } from "./queue.ts";

/** Work that survives a restart. A job may run twice, so it must be idempotent. */
export interface Job<Data extends object = object> extends JobDefinition<Data> {
  run(ctx: Context, data: Data): Promise<void>;
}

/** A job that only its schedule starts. Jobs that services enqueue are defined apart, see `handleJob`. */
export const defineScheduledJob = <Data extends object>(value: Job<Data>): Job<Data> => value;

/** Binds the handler of a defined job. Services import the definition alone, so handlers may import services. */
export const handleJob = <Data extends object>(
  definition: JobDefinition<Data>,
  run: (ctx: Context, data: Data) => Promise<void>,
): Job<Data> => ({ ...definition, run });

/** Stores the job with the transaction it belongs to: a change and its consequences stand or fall together. */
export async function enqueue<Data extends object>(
  ctx: Context,
  { name }: JobDefinition<Data>,
  data: Data,
  options?: SendOptions,
): Promise<void> {
  await ctx.jobs.send(ctx.db, name, data, options);
  if (isTransaction(ctx)) ctx.afterCommit(() => ctx.jobs.wake(name));
  else ctx.jobs.wake(name);
}
