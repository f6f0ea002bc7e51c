import { Problem } from "../problem.ts";
import { openChild, type Child, type ChildLimits, type ExitReason } from "./child.ts";
import { createFairQueue } from "./fair-queue.ts";
import type { TaskRequest, TaskReply, Tasks } from "./messages.ts";

export interface Worker<Known extends Tasks> {
  /**
   * Runs one task in the child process. `person` is the requester: people take turns, and each may have a few tasks
   * waiting. @throws Problem if the task refuses, the process ends, or too many tasks wait.
   */
  run<Task extends keyof Known & string>(
    task: Task,
    input: Parameters<Known[Task]>[0],
    person: string,
  ): Promise<Awaited<ReturnType<Known[Task]>>>;
}

/** Stands in for the person when a job runs a task. The job queues already limit the concurrency of jobs. */
export const jobsQueueKey = "jobs";

/** Limits for waiting tasks, not counting the running one. */
const queueLimits = { perPerson: 3, inAll: 60, unbounded: jobsQueueKey };
const retryAfter = 10;
/** Idle time after which the process is stopped to free its memory. */
const idleTime = 30_000;

interface QueuedTask {
  request: TaskRequest;
  done(result: unknown): void;
  fail(error: Error): void;
}

/**
 * Runs one child process per kind of untrusted bytes: a crash, a memory bomb or an infinite loop in a parser fails
 * only the task that caused it. The first task starts the process; after it has exited, the next task starts a new
 * one.
 */
export function createWorker<Known extends Tasks>(limits: ChildLimits): Worker<Known> {
  const queue = createFairQueue<QueuedTask>(queueLimits);
  let child: Child | undefined;
  let isWorking = false;
  let idle: NodeJS.Timeout | undefined;

  function attempt(request: TaskRequest): Promise<TaskReply | { ending: ExitReason }> {
    if (!child?.isOpen) child = openChild(limits);
    return child.run(request);
  }

  async function runQueued({ request, done, fail }: QueuedTask): Promise<void> {
    try {
      let outcome = await attempt(request);
      // Retry once: an external kill does not mean that the file is bad.
      if ("ending" in outcome && outcome.ending === "killed") outcome = await attempt(request);
      done(toResult(outcome));
    } catch (error) {
      fail(error as Error);
    }
  }

  async function drainQueue(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    clearTimeout(idle);
    for (let next = queue.next(); next; next = queue.next()) await runQueued(next);
    isWorking = false;
    idle = setTimeout(() => child?.close(), idleTime).unref();
  }

  return {
    run: (task, input, person) =>
      new Promise((done, fail) => {
        const isAdmitted = queue.add(person, {
          request: { task, input },
          done: (result) => done(result as Awaited<ReturnType<Known[typeof task]>>),
          fail,
        });
        if (isAdmitted) void drainQueue();
        else fail(createQueueFullProblem());
      }),
  };
}

/** For a task killed twice in a row: the node is shutting down, and another node will process the file. */
const createInterruptedProblem = () =>
  new Problem("service_unavailable", "We couldn’t process this file. Please try again in a moment.", {
    retryAfter,
  });

const createQueueFullProblem = () =>
  new Problem(
    "service_unavailable",
    "We’re processing a lot of files right now. Please try again in a moment.",
    {
      retryAfter,
    },
  );

function toResult(outcome: TaskReply | { ending: ExitReason }): unknown {
  if ("result" in outcome) return outcome.result;
  if ("failure" in outcome) throw new Error(outcome.failure);
  if ("problem" in outcome) {
    const { code, message, details } = outcome.problem;
    throw new Problem(code, message, { details });
  }
  if (outcome.ending === "killed") throw createInterruptedProblem();
  throw new Problem(
    "unsupported_media_type",
    outcome.ending === "overdue"
      ? "This file took too long to read. Save a new copy and upload that."
      : "We couldn’t read this file. It may be damaged. Try another one.",
  );
}
