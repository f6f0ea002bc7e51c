import { fork, type ChildProcess } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import { Problem } from "#platform/problem.ts";
import type { Picture } from "./imaging.ts";

export interface Order {
  ticket: number;
  bytes: Uint8Array;
}

export type Result = { ticket: number } & ({ picture: Picture } | { refused: string } | { broken: string });

interface Waiting {
  done(picture: Picture): void;
  fail(error: Error): void;
}

/** Behind everything that somebody waits for. */
const lowPriority = 10;
const longest = 60_000;

const waiting = new Map<number, Waiting>();
let worker: ChildProcess | undefined;
let tickets = 0;

/**
 * Develops a picture in a process of its own: strangers' bytes are decoded where a crash harms nobody, and the
 * processor belongs to those who wait for a page first.
 */
export function develop(bytes: Uint8Array): Promise<Picture> {
  const ticket = (tickets += 1);
  const child = (worker ??= open());
  return new Promise<Picture>((done, fail) => {
    const overdue = setTimeout(() => child.kill("SIGKILL"), longest);
    const leave = () => {
      clearTimeout(overdue);
      waiting.delete(ticket);
    };
    waiting.set(ticket, {
      done: (picture) => (leave(), done(picture)),
      fail: (error) => (leave(), fail(error)),
    });
    child.send({ ticket, bytes } satisfies Order);
  });
}

function open(): ChildProcess {
  const child = fork(join(import.meta.dirname, "darkroom-process.ts"), {
    serialization: "advanced",
    execArgv: [],
  });
  if (child.pid) setPriority(child.pid, lowPriority);
  child.on("message", settle);
  child.once("exit", () => {
    if (worker === child) worker = undefined;
    for (const { fail } of waiting.values()) fail(new Error("the process that develops pictures ended"));
  });
  // It must not keep this process alive; it ends by itself once this one is gone.
  child.unref();
  child.channel?.unref();
  return child;
}

function settle(result: unknown): void {
  const answer = result as Result;
  const order = waiting.get(answer.ticket);
  if ("picture" in answer) order?.done(answer.picture);
  else if ("refused" in answer) order?.fail(new Problem("unsupported_media_type", answer.refused));
  else order?.fail(new Error(answer.broken));
}
