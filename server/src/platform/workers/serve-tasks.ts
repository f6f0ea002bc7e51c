import { Problem } from "../problem.ts";
import { ready, type Order, type Reply, type Tasks } from "./messages.ts";

/** Turns this process into a worker: called last by the entry file of a child process. */
export function serveTasks(tasks: Tasks): void {
  process.on("message", (order: Order) => void perform(tasks, order).then((reply) => process.send?.(reply)));
  process.on("disconnect", () => process.exit());
  process.send?.(ready);
}

async function perform(tasks: Tasks, { task, input }: Order): Promise<Reply> {
  try {
    return { result: await tasks[task]?.(input as never) };
  } catch (error) {
    if (!(error instanceof Problem))
      return { failure: error instanceof Error ? error.message : String(error) };
    const { code, message, details } = error;
    return { problem: { code, message, details } };
  }
}
