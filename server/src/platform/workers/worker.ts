import { Problem } from "../problem.ts";
import { openChild, type Child, type ChildLimits, type Ending } from "./child.ts";
import { createFairQueue } from "./fair-queue.ts";
import type { Order, Reply, Tasks } from "./messages.ts";

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
export const forJobs = "jobs";

/** Waiting, beside the one that is being worked on. */
const mostWaiting = { perPerson: 3, inAll: 60, unbounded: forJobs };
const retryAfter = 10;
/** A process that nobody needed for so long gives its memory back. */
const idleTime = 5 * 60_000;

interface Waiting {
  order: Order;
  done(result: unknown): void;
  fail(error: Error): void;
}

/**
 * One child process for one kind of strangers' bytes: a crash, a memory bomb or an endless loop in a parser costs the
 * order that caused it, and no other. It is started by the first order and again by the first after it ended.
 */
export function createWorker<Known extends Tasks>(limits: ChildLimits): Worker<Known> {
  const queue = createFairQueue<Waiting>(mostWaiting);
  let child: Child | undefined;
  let isWorking = false;
  let idle: NodeJS.Timeout | undefined;

  function attempt(order: Order): Promise<Reply | { ending: Ending }> {
    if (!child?.isOpen) child = openChild(limits);
    return child.run(order);
  }

  async function perform({ order, done, fail }: Waiting): Promise<void> {
    try {
      let outcome = await attempt(order);
      // Killed from outside says nothing about the file, the first time.
      if ("ending" in outcome && outcome.ending === "killed") outcome = await attempt(order);
      done(resultOf(outcome));
    } catch (error) {
      fail(error as Error);
    }
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    clearTimeout(idle);
    for (let next = queue.next(); next; next = queue.next()) await perform(next);
    isWorking = false;
    idle = setTimeout(() => child?.close(), idleTime).unref();
  }

  return {
    run: (task, input, person) =>
      new Promise((done, fail) => {
        const isAdmitted = queue.add(person, {
          order: { task, input },
          done: (result) => done(result as Awaited<ReturnType<Known[typeof task]>>),
          fail,
        });
        if (isAdmitted) void work();
        else fail(tooManyWaiting());
      }),
  };
}

/** Twice in a row: the node is being stopped, and the file is for the next one. */
const interrupted = () =>
  new Problem("service_unavailable", "This file was not prepared. Please try again in a moment.", {
    retryAfter,
  });

const tooManyWaiting = () =>
  new Problem("service_unavailable", "Many files are being prepared. Please try again in a moment.", {
    retryAfter,
  });

function resultOf(outcome: Reply | { ending: Ending }): unknown {
  if ("result" in outcome) return outcome.result;
  if ("failure" in outcome) throw new Error(outcome.failure);
  if ("problem" in outcome) {
    const { code, message, details } = outcome.problem;
    throw new Problem(code, message, { details });
  }
  if (outcome.ending === "killed") throw interrupted();
  throw new Problem(
    "unsupported_media_type",
    outcome.ending === "overdue"
      ? "This file could not be read in time. Please save it again and upload the copy."
      : "This file cannot be read. It may be damaged.",
  );
}
