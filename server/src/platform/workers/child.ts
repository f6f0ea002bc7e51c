import { fork, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { Socket } from "node:net";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { readyMessage, type TaskRequest, type TaskReply } from "./messages.ts";

export interface ChildLimits {
  /** Entry file of the process. */
  entry: URL;
  /** Maximum JavaScript heap, in megabytes. */
  heap: number;
  /**
   * Maximum memory of the whole process in megabytes, including buffers and native libraries; enforced where the system
   * reports it (Linux).
   */
  memory: number;
  /** Timeout for a task, counted from its start; `secondsByTask` overrides it. */
  seconds: number;
  secondsByTask?: Record<string, number>;
}

/** Reason why a process ended during a task: it crashed, we stopped it, or an external signal killed it. */
export type ExitReason = "crashed" | "overdue" | "too much memory" | "killed";

export interface Child {
  readonly isOpen: boolean;
  run(request: TaskRequest): Promise<TaskReply | { ending: ExitReason }>;
  close(): void;
}

/** Low priority, so that page requests come before work in child processes. */
const lowPriority = 10;
const memoryInterval = 100;
const maxErrorLength = 2_000;

/** These contain no secrets: a compromised parser finds no keys in its environment. */
const inheritedVariables = ["PATH", "HOME", "TMPDIR", "TEMP", "TMP", "SystemRoot", "LD_LIBRARY_PATH"];
const getEnvironment = () =>
  Object.fromEntries(
    inheritedVariables.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );

/** Starts a process that runs one task at a time. The first task waits until the process has started. */
export function openChild(limits: ChildLimits): Child {
  const child = fork(fileURLToPath(limits.entry), {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${limits.heap}`],
    env: getEnvironment(),
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  if (child.pid) setPriority(child.pid, lowPriority);
  const started = waitUntilReady(child);
  let isOpen = true;
  child.once("exit", () => (isOpen = false));
  // The child must not keep this process alive; it exits on its own once this one is gone.
  child.unref();
  child.channel?.unref();

  return {
    get isOpen() {
      return isOpen;
    },
    async run(request) {
      await started;
      return isOpen ? runTask(child, request, limits) : { ending: "killed" };
    },
    close: () => void child.kill(),
  };
}

const isExternalKill = (signal: NodeJS.Signals | null) => signal === "SIGKILL" || signal === "SIGTERM";

async function waitUntilReady(child: ChildProcess): Promise<void> {
  const { stderr } = child;
  let stderrTail = "";
  stderr?.on("data", (chunk) => (stderrTail = (stderrTail + String(chunk)).slice(-maxErrorLength)));
  if (stderr instanceof Socket) stderr.unref();
  await new Promise<void>((done, fail) => {
    child.once("message", (message) => message === readyMessage && done());
    child.once("error", fail);
    child.once("exit", (code, signal) => {
      if (isExternalKill(signal)) done();
      else fail(new Error(`worker could not start (exit code ${code}): ${stderrTail}`));
    });
  });
}

function runTask(
  child: ChildProcess,
  request: TaskRequest,
  limits: ChildLimits,
): Promise<TaskReply | { ending: ExitReason }> {
  return new Promise((done) => {
    let ending: ExitReason | undefined;
    const killChild = (reason: ExitReason) => {
      ending = reason;
      child.kill("SIGKILL");
    };
    const seconds = limits.secondsByTask?.[request.task] ?? limits.seconds;
    const overdue = setTimeout(() => killChild("overdue"), seconds * 1000).unref();
    const memory = setInterval(() => {
      if (getResidentMegabytes(child.pid) > limits.memory) killChild("too much memory");
    }, memoryInterval).unref();

    const settle = (outcome: TaskReply | { ending: ExitReason }) => {
      clearTimeout(overdue);
      clearInterval(memory);
      child.off("message", handleReply);
      child.off("exit", handleExit);
      done(outcome);
    };
    const handleReply = (reply: unknown) => settle(reply as TaskReply);
    const handleExit = (_code: number | null, signal: NodeJS.Signals | null) =>
      settle({ ending: ending ?? (isExternalKill(signal) ? "killed" : "crashed") });
    child.once("message", handleReply);
    child.once("exit", handleExit);
    // Ignore a failed write to a dead process: the exit event says more.
    child.send(request, () => {});
  });
}

function getResidentMegabytes(pid: number | undefined): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
