import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

export interface ChildOptions {
  args?: string[];
  /** Flags of Node.js. */
  flags?: string[];
  env?: Record<string, string>;
  cwd?: string;
  /** File that receives all output of the process. */
  logFile: string;
}

const stopTimeout = 15_000;
const runningChildren = new Set<ChildProcess>();

// Kill all children on exit, so that none outlives the bench.
process.on("exit", () => {
  for (const child of runningChildren) child.kill("SIGKILL");
});

/** Starts a script in a separate process, without environment variables that could change its settings. */
export function startChild(script: string, { args, flags, env, cwd, logFile }: ChildOptions): ChildProcess {
  const log = openSync(logFile, "w");
  const child = fork(script, args, {
    ...(flags && { execArgv: flags }),
    ...(cwd && { cwd }),
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", log, log, "ipc"],
  });
  runningChildren.add(child);
  child.once("exit", () => runningChildren.delete(child));
  return child;
}

/** Polls until the check succeeds; fails when the process exits or the time runs out. */
export async function waitUntilReady(
  child: ChildProcess,
  { logFile, seconds }: { logFile: string; seconds: number },
  isReady: () => Promise<boolean>,
): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  while (child.exitCode === null && performance.now() < deadline) {
    if (await isReady()) return;
    await pause(20);
  }
  child.kill("SIGKILL");
  throw new Error(`a process did not get ready:\n${readFileSync(logFile, "utf8").slice(-2000)}`);
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), stopTimeout);
  await ended;
  clearTimeout(timer);
}
