import { fromKysely, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { NIL } from "uuid";
import type { Context } from "../context.ts";
import type { Database } from "../database/client.ts";
import { findDueQueues } from "../database/due-queues.ts";
import { isDatabaseUnavailable } from "../database/errors.ts";
import { insertJobNames, upsertJobRun } from "../database/job-runs.ts";
import { markPrepared } from "../database/prepared.ts";
import { formerNames } from "./former-names.ts";
import type { Job } from "./jobs.ts";
import { createLookout } from "./lookout.ts";
import type { JobDefinition, Jobs } from "./queue.ts";

export interface JobRunner extends Jobs {
  /** Creates the queues. */
  start(jobs: readonly Job[], createContext: () => Context): Promise<void>;
  /** Starts workers and schedules. A process without the `work` option leaves jobs to others, or to `drain`. */
  work(): Promise<void>;
  /** Runs all due jobs one after another until none is left. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

// The library reads raw column names, so it gets a connection without our naming plugin.
function toBossDatabase(db: Database): ReturnType<typeof fromKysely> {
  const { executeSql } = fromKysely(db.withoutPlugins());
  // Every call of the API may store a job, and planning this insert takes longer than the insert.
  const prepare = (text: string) => (/^\s*insert/i.test(text) ? markPrepared(text) : text);
  return { executeSql: (text, values) => executeSql(prepare(text), values) };
}

const toQueueLimits = ({ retries = 5, minutes = 2 }: JobDefinition) => ({
  retryLimit: retries,
  // Jobs from a killed process are retried after this time.
  expireInSeconds: minutes * 60,
});

function createBoss(db: Database, log: Logger, work: boolean): PgBoss {
  const boss = new PgBoss({
    db: toBossDatabase(db),
    supervise: work,
    schedule: work,
    // The embedded engine needs no maintenance, and a PostgreSQL server has an operator.
    reindex: false,
    monitorVacuum: false,
    // No job waits for another one, so an idle site need not look for such jobs every five seconds.
    flowIntervalSeconds: 3_600,
    cronWorkerIntervalSeconds: 15,
  });
  boss.on("error", (error) => {
    // Without a database, every queue reports this every two seconds, and failing requests already log it.
    log[isDatabaseUnavailable(error) ? "debug" : "error"]({ err: error }, "job queue error");
  });
  return boss;
}

async function createQueue(boss: PgBoss, job: Job): Promise<void> {
  const { name } = job;
  await boss.createQueue(name, {
    ...toQueueLimits(job),
    retryDelay: 2,
    retryBackoff: true,
    // Job data contains addresses, so completed jobs are deleted soon.
    deleteAfterSeconds: 24 * 60 * 60,
  });
  // Any read makes the library cache the queue. Otherwise the first `send` would load it on a second connection, which
  // the embedded engine does not have while a transaction holds its only one.
  await boss.getJobById(name, NIL);
}

/** Creates missing queues and updates the limits of existing ones. */
async function prepareQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    const before = existing.get(job.name);
    const limits = toQueueLimits(job);
    if (!before) await createQueue(boss, job);
    else if (before.retryLimit !== limits.retryLimit || before.expireInSeconds !== limits.expireInSeconds) {
      await boss.updateQueue(job.name, limits);
    }
  }
}

const sendJob = async (
  boss: PgBoss,
  db: ReturnType<typeof toBossDatabase>,
  name: string,
  data: object,
  { startAfter, once, priority }: Parameters<Jobs["send"]>[3] = {},
): Promise<void> => {
  await boss.send(name, data, {
    db,
    ...(startAfter && { startAfter }),
    ...(priority && { priority }),
    ...(once && { singletonKey: once, singletonSeconds: 60 }),
  });
};

/** The same jobs under the queue names of the previous release, without their schedules. */
const toFormerJobs = (jobs: readonly Job[]): Job[] =>
  jobs.flatMap(({ cron: _cron, ...job }) => {
    const name = formerNames[job.name];
    return name ? [{ ...job, name }] : [];
  });

// The lookout wakes workers as soon as a job is due, so their own polls are only a safety net.
const pollingIntervalSeconds = 600;

type Run = (job: Job, data: object) => Promise<void>;

async function drainQueues(db: Database, boss: PgBoss, jobs: readonly Job[], run: Run): Promise<void> {
  const drainOne = async (job: Job) => {
    const [next] = await boss.fetch<object>(job.name);
    if (!next) return 0;
    await run(job, next.data);
    await boss.complete(job.name, next.id);
    return 1;
  };
  let done: number;
  do {
    done = 0;
    // Fetching from an empty queue costs as much as from a full one, and nearly all are empty.
    const due = new Set(await findDueQueues(db));
    // Empty one queue before moving to the next, so that many jobs of one kind take one round and not one round
    // each.
    for (const job of jobs.filter(({ name }) => due.has(name))) while (await drainOne(job)) done += 1;
  } while (done > 0);
}

interface QueueWorker {
  id: string;
  isBusy: boolean;
}

/** Starts the workers of each queue; `wake` makes an idle one poll now. */
function createWorkers(boss: PgBoss, run: Run) {
  const workers = new Map<string, QueueWorker[]>();

  const wake = (name: string) => {
    const all = workers.get(name) ?? [];
    const idle = all.find(({ isBusy }) => !isBusy);
    // A busy worker that is woken polls as soon as it is done.
    for (const { id } of idle ? [idle] : all) boss.notifyWorker(id);
  };

  async function startOne(job: Job): Promise<void> {
    const worker: QueueWorker = { id: "", isBusy: false };
    worker.id = await boss.work<object>(job.name, { pollingIntervalSeconds }, async ([next]) => {
      worker.isBusy = true;
      // Poll again at once: the poll interval is for empty queues.
      wake(job.name);
      try {
        if (next) await run(job, next.data);
      } finally {
        worker.isBusy = false;
      }
    });
    workers.set(job.name, [...(workers.get(job.name) ?? []), worker]);
  }

  async function start(job: Job): Promise<void> {
    for (let count = 0; count < (job.parallel ?? 1); count += 1) await startOne(job);
    if (job.cron) await boss.schedule(job.name, job.cron);
  }

  return { start, wake };
}

/** Runs durable jobs, which are stored in the database and shared by all nodes. */
export function createJobRunner(db: Database, log: Logger, { work }: { work: boolean }): JobRunner {
  let known: readonly Job[] = [];
  let context: () => Context;
  const boss = createBoss(db, log, work);

  async function run(job: Job, data: object): Promise<void> {
    try {
      await job.run(context(), data);
      if (job.cron) await upsertJobRun(db, job.name);
    } catch (error) {
      log.error({ err: error, job: job.name }, "job failed");
      throw error;
    }
  }

  const workers = createWorkers(boss, run);
  const lookout = createLookout(db, log, workers.wake);

  return {
    async start(jobs, createContext) {
      [known, context] = [jobs, createContext];
      await boss.start();
      await prepareQueues(boss, [...jobs, ...toFormerJobs(jobs)]);
    },
    async work() {
      if (!work) return;
      await insertJobNames(
        db,
        known.filter(({ cron }) => cron).map(({ name }) => name),
      );
      for (const job of [...known, ...toFormerJobs(known)]) await workers.start(job);
      lookout.start();
    },
    send: (tx, name, data, options) => sendJob(boss, toBossDatabase(tx), name, data, options),
    async sendAll(tx, name, all) {
      const jobs = all.map((data) => ({ data }));
      await boss.insert(name, jobs, { db: toBossDatabase(tx) });
    },
    async retry(tx, name, id) {
      await boss.retry(name, id, { db: toBossDatabase(tx) });
    },
    wake: workers.wake,
    drain: () => drainQueues(db, boss, [...known, ...toFormerJobs(known)], run),
    // Waits only briefly, because of the shutdown deadline. Unfinished jobs are retried after their expiry.
    async stop() {
      await lookout.stop();
      await boss.stop({ close: false, graceful: true, timeout: 3_000 });
    },
  };
}
