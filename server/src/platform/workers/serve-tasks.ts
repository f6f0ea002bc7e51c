import { Problem } from "../problem.ts";
import { readyMessage, type TaskRequest, type TaskReply, type Tasks } from "./messages.ts";

/** Turns this process into a worker. Call it last in the entry file of a child process. */
export function serveTasks(tasks: Tasks): void {
  process.on(
    "message",
    (request: TaskRequest) => void runTask(tasks, request).then((reply) => process.send?.(reply)),
  );
  process.on("disconnect", () => process.exit());
  process.send?.(readyMessage);
}

async function runTask(tasks: Tasks, { task, input }: TaskRequest): Promise<TaskReply> {
  try {
    return { result: await tasks[task]?.(input as never) };
  } catch (error) {
    if (!(error instanceof Problem))
      return { failure: error instanceof Error ? error.message : String(error) };
    const { code, message, details } = error;
    return { problem: { code, message, details } };
  }
}
