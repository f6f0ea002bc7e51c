import { audit } from "#modules/moderation/index.ts";
import { transact, type Context } from "#platform/context.ts";
import { orNotFound } from "#platform/problem.ts";
import * as store from "../store/jobs.ts";

const shown = 50;
const retriedAtOnce = 1_000;

export const getJobs = async ({ db }: Context) => ({
  counts: await store.selectJobCounts(db),
  failures: await store.selectFailedJobs(db, shown),
});

export function retryJob(ctx: Context, id: string): Promise<void> {
  return transact(ctx, async (tx) => {
    const { queue } = orNotFound(await store.lockFailedJob(tx.db, id));
    await tx.jobs.retry(tx.db, queue, id);
    tx.afterCommit(() => tx.jobs.wake(queue));
    await audit(tx, { action: "job.retried", subject: { type: "job", id }, after: { queue } });
  });
}

/** Retries all failed jobs and returns their number. */
export function retryAllJobs(ctx: Context): Promise<number> {
  return transact(ctx, async (tx) => {
    const failed = await store.selectFailedJobs(tx.db, retriedAtOnce);
    if (failed.length === 0) return 0;
    for (const { queue, id } of failed) await tx.jobs.retry(tx.db, queue, id);
    const queues = [...new Set(failed.map(({ queue }) => queue))];
    tx.afterCommit(() => queues.forEach((queue) => tx.jobs.wake(queue)));
    const after = { queues, retried: failed.length };
    await audit(tx, { action: "job.all_retried", subject: { type: "job", id: null }, after });
    return failed.length;
  });
}

export function discardJob(ctx: Context, id: string): Promise<void> {
  return transact(ctx, async (tx) => {
    const job = orNotFound(await store.lockFailedJob(tx.db, id));
    await store.deleteFailedJob(tx.db, job);
    await audit(tx, { action: "job.discarded", subject: { type: "job", id }, before: { queue: job.queue } });
  });
}
