import type { Logger } from "pino";
import type { Database } from "../database/client.ts";
import { findDueQueues } from "../database/due-queues.ts";
import { isDatabaseUnavailable } from "../database/errors.ts";

const intervalMs = 2_000;

export interface Lookout {
  start(): void;
  /** Returns once no statement is running anymore. */
  stop(): Promise<void>;
}

/**
 * Reports queues with due jobs: delayed and retried ones, and those that other processes stored. Workers of an idle site
 * would otherwise need a statement for each queue every two seconds.
 */
export function createLookout(db: Database, log: Logger, onDue: (queue: string) => void): Lookout {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopped = false;

  async function look() {
    try {
      for (const queue of await findDueQueues(db)) onDue(queue);
    } catch (error) {
      log[isDatabaseUnavailable(error) ? "debug" : "error"]({ err: error }, "job queue error");
    }
    if (!isStopped) wait();
  }

  function wait() {
    timer = setTimeout(() => {
      running = look();
    }, intervalMs);
  }

  return {
    start: wait,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
