import { isTransaction, type Context } from "../context.ts";
import type { JobDefinition, SendOptions } from "./queue.ts";

export { defineJob } from "./queue.ts";

/** Work that survives a restart. A job may run twice, so it must be idempotent. */
export interface Job<Data extends object = object> extends JobDefinition<Data> {
  run(ctx: Context, data: Data): Promise<void>;
}

/** Defines a job that is started only by its schedule. For jobs that services enqueue, see `handleJob`. */
export const defineScheduledJob = <Data extends object>(value: Job<Data>): Job<Data> => value;

/** Binds the handler to a job definition. Services import only the definition, so handlers may import services. */
export const handleJob = <Data extends object>(
  definition: JobDefinition<Data>,
  run: (ctx: Context, data: Data) => Promise<void>,
): Job<Data> => ({ ...definition, run });

/** Stores the job in the same transaction as the change it belongs to, so that both commit or roll back together. */
export async function enqueue<Data extends object>(
  ctx: Context,
  { name }: JobDefinition<Data>,
  data: Data,
  options?: SendOptions,
): Promise<void> {
  await ctx.jobs.send(ctx.db, name, data, options);
  wakeAfterCommit(ctx, name);
}

/** Like `enqueue`, for many jobs of one kind. */
export async function enqueueAll<Data extends object>(
  ctx: Context,
  { name }: JobDefinition<Data>,
  data: readonly Data[],
): Promise<void> {
  if (data.length === 0) return;
  await ctx.jobs.sendAll(ctx.db, name, data);
  wakeAfterCommit(ctx, name);
}

function wakeAfterCommit(ctx: Context, name: string): void {
  if (isTransaction(ctx)) ctx.afterCommit(() => ctx.jobs.wake(name));
  else ctx.jobs.wake(name);
}
