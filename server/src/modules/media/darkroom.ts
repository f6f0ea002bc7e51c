import { fork, type ChildProcess } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import { Problem } from "#platform/problem.ts";
import type { Picture } from "./imaging.ts";

export interface Order {
  ticket: number;
  bytes: Uint8Array;
  wanted: keyof Products;
}

/** What can be made of a picture. */
export interface Products {
  picture: Picture;
  avatar: Uint8Array;
  /** A document, or whoever holds it: large enough to be read. */
  evidence: Uint8Array;
  fingerprint: Uint8Array;
}

type Product = Products[keyof Products];
export type Result = { ticket: number } & ({ made: Product } | { refused: string } | { broken: string });

interface Waiting {
  done(product: Product): void;
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
export const develop = (bytes: Uint8Array) => order("picture", bytes);
export const developAvatar = (bytes: Uint8Array) => order("avatar", bytes);
export const developEvidence = (bytes: Uint8Array) => order("evidence", bytes);
export const fingerprint = (bytes: Uint8Array) => order("fingerprint", bytes);

function order<Wanted extends keyof Products>(wanted: Wanted, bytes: Uint8Array): Promise<Products[Wanted]> {
  const ticket = (tickets += 1);
  const child = (worker ??= open());
  return new Promise((done, fail) => {
    const overdue = setTimeout(() => child.kill("SIGKILL"), longest);
    const leave = () => {
      clearTimeout(overdue);
      waiting.delete(ticket);
    };
    waiting.set(ticket, {
      done: (product) => (leave(), done(product as Products[Wanted])),
      fail: (error) => (leave(), fail(error)),
    });
    child.send({ ticket, bytes, wanted } satisfies Order);
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
  const waits = waiting.get(answer.ticket);
  if ("made" in answer) waits?.done(answer.made);
  else if ("refused" in answer) waits?.fail(new Problem("unsupported_media_type", answer.refused));
  else waits?.fail(new Error(answer.broken));
}
