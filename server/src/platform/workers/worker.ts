import { Problem } from "../problem.ts";
import { openChild, type Child, type ChildLimits, type ExitReason } from "./child.ts";
import { createFairQueue } from "./fair-queue.ts";
import type { TaskRequest, TaskReply, Tasks } from "./messages.ts";

export interface Worker<Known extends Tasks> {
  /**
   * Does one task in the child process. `person` is who asked: people take turns, and each may have a few waiting.
   * @throws Problem for what the task refuses, what ends the process, and when too many wait.
   */
  run<Task extends keyof Known & string>(
    task: Task,
    input: Parameters<Known[Task]>[0],
    person: string,
  ): Promise<Awaited<ReturnType<Known[Task]>>>;
}

/** In the place of a person: the job queues already bound how many of these run at once. */
export const jobsQueueKey = "jobs";

/** Waiting, beside the one that is being worked on. */
const queueLimits = { perPerson: 3, inAll: 60, unbounded: jobsQueueKey };
const retryAfter = 10;
/** A process that nobody needed for so long gives its memory back. */
const idleTime = 5 * 60_000;

interface QueuedTask {
  request: TaskRequest;
  done(result: unknown): void;
  fail(error: Error): void;
}

/**
 * One child process for one kind of strangers' bytes: a crash, a memory bomb or an endless loop in a parser costs the
 * order that caused it, and no other. It is started by the first order and again by the first after it ended.
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
      // Killed from outside says nothing about the file, the first time.
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

/** Twice in a row: the node is being stopped, and the file is for the next one. */
const createInterruptedProblem = () =>
  new Problem("service_unavailable", "This file was not prepared. Please try again in a moment.", {
    retryAfter,
  });

const createQueueFullProblem = () =>
  new Problem("service_unavailable", "Many files are being prepared. Please try again in a moment.", {
    retryAfter,
  });

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
      ? "This file could not be read in time. Please save it again and upload the copy."
      : "This file cannot be read. It may be damaged.",
  );
}
