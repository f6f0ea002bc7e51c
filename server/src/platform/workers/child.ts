import { fork, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { Socket } from "node:net";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { ready, type Order, type Reply } from "./messages.ts";

export interface ChildLimits {
  /** The file that the process runs. */
  entry: URL;
  /** Megabytes of JavaScript objects. */
  heap: number;
  /** Megabytes of the whole process, buffers and native libraries included; watched where the system tells (Linux). */
  memory: number;
  /** How long an order may take, counted from its start; where one task needs less than the others, by task. */
  seconds: number;
  secondsOf?: Record<string, number>;
}

/** Why a process ended while it worked: of itself, by us, or by a signal from outside. */
export type Ending = "crashed" | "overdue" | "too much memory" | "killed";

export interface Child {
  readonly isOpen: boolean;
  run(order: Order): Promise<Reply | { ending: Ending }>;
  close(): void;
}

/** People who wait for a page come first. */
const lowPriority = 10;
const memoryInterval = 100;
const errorTail = 2_000;

/** Nothing that is secret: a parser that was taken over finds no keys in its environment. */
const passedOn = ["PATH", "HOME", "TMPDIR", "TEMP", "TMP", "SystemRoot", "LD_LIBRARY_PATH"];
const environment = () =>
  Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** A process that works on one order at a time. The first order waits until it has started. */
export function openChild(limits: ChildLimits): Child {
  const child = fork(fileURLToPath(limits.entry), {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${limits.heap}`],
    env: environment(),
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  if (child.pid) setPriority(child.pid, lowPriority);
  const started = start(child);
  let isOpen = true;
  child.once("exit", () => (isOpen = false));
  // It must not keep this process alive; it ends by itself once this one is gone.
  child.unref();
  child.channel?.unref();

  return {
    get isOpen() {
      return isOpen;
    },
    async run(order) {
      await started;
      return isOpen ? work(child, order, limits) : { ending: "killed" };
    },
    close: () => void child.kill(),
  };
}

const isFromOutside = (signal: NodeJS.Signals | null) => signal === "SIGKILL" || signal === "SIGTERM";

async function start(child: ChildProcess): Promise<void> {
  const { stderr } = child;
  let said = "";
  stderr?.on("data", (chunk) => (said = (said + String(chunk)).slice(-errorTail)));
  if (stderr instanceof Socket) stderr.unref();
  await new Promise<void>((done, fail) => {
    child.once("message", (message) => message === ready && done());
    child.once("error", fail);
    child.once("exit", (code, signal) => {
      if (isFromOutside(signal)) done();
      else fail(new Error(`a worker could not start (${code}): ${said}`));
    });
  });
}

function work(child: ChildProcess, order: Order, limits: ChildLimits): Promise<Reply | { ending: Ending }> {
  return new Promise((done) => {
    let ending: Ending | undefined;
    const end = (reason: Ending) => {
      ending = reason;
      child.kill("SIGKILL");
    };
    const seconds = limits.secondsOf?.[order.task] ?? limits.seconds;
    const overdue = setTimeout(() => end("overdue"), seconds * 1000).unref();
    const memory = setInterval(() => {
      if (residentMegabytes(child.pid) > limits.memory) end("too much memory");
    }, memoryInterval).unref();

    const settle = (outcome: Reply | { ending: Ending }) => {
      clearTimeout(overdue);
      clearInterval(memory);
      child.off("message", answered);
      child.off("exit", exited);
      done(outcome);
    };
    const answered = (reply: unknown) => settle(reply as Reply);
    const exited = (_code: number | null, signal: NodeJS.Signals | null) =>
      settle({ ending: ending ?? (isFromOutside(signal) ? "killed" : "crashed") });
    child.once("message", answered);
    child.once("exit", exited);
    // The exit says more than a failed write to a process that is gone.
    child.send(order, () => {});
  });
}

function residentMegabytes(pid: number | undefined): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
