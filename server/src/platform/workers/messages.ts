import type { ErrorCode } from "@vesper/contract/core/errors";

/** Tasks of a child process: each has one input and one result, both copied between processes. */
export type Tasks = Record<string, (input: never) => unknown>;

export interface TaskRequest {
  task: string;
  input: unknown;
}

export type TaskReply =
  | { result: unknown }
  /** An expected error; see `Problem`. */
  | { problem: { code: ErrorCode; message: string; details: string[] | undefined } }
  | { failure: string };

export const readyMessage = "ready";
