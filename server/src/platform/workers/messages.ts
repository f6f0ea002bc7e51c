import type { ErrorCode } from "@vesper/contract/core/errors";

/** Tasks of a child process: one argument in, one result out, both copied between the processes. */
export type Tasks = Record<string, (input: never) => unknown>;

export interface Order {
  task: string;
  input: unknown;
}

export type Reply =
  | { result: unknown }
  /** An expected refusal, see `Problem`. */
  | { problem: { code: ErrorCode; message: string; details: string[] | undefined } }
  | { failure: string };

export const ready = "ready";
