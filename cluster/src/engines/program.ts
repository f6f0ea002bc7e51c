import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

export interface ProgramOptions {
  command: string;
  args: string[];
  /** File to which all output is appended. */
  logFile: string;
  env?: Record<string, string>;
  /** User to run as; defaults to the current one. */
  uid?: number;
  gid?: number;
  isReady(): Promise<boolean>;
}

const startTimeout = 60_000;
const runningChildren = new Set<ChildProcess>();

// Kill all children on exit, so that none outlives this process.
process.on("exit", () => {
  for (const child of runningChildren) child.kill("SIGKILL");
});

export interface Program {
  readonly pid: number;
  /** Sends the signal and returns the exit code and how long the process took to end. */
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null; milliseconds: number }>;
}

/** Starts a program and waits until it is ready. */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const { command, args, logFile, env, uid, gid } = options;
  const log = openSync(logFile, "a");
  const child = spawn(command, args, {
    env: { PATH: process.env["PATH"], LANG: "C.UTF-8", ...env },
    stdio: ["ignore", log, log],
    // Detached, so that Ctrl+C reaches only this process, which stops the others in sequence.
    detached: true,
    ...(uid !== undefined && { uid, gid }),
  });
  runningChildren.add(child);
  child.once("exit", () => runningChildren.delete(child));
  await waitUntilReady(child, options);
  return {
    pid: child.pid ?? Number.NaN,
    async stop(signal = "SIGTERM") {
      const started = performance.now();
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, "exit");
        child.kill(signal);
        await ended;
      }
      return { code: child.exitCode, milliseconds: performance.now() - started };
    },
  };
}

async function waitUntilReady(
  child: ChildProcess,
  { command, logFile, isReady }: ProgramOptions,
): Promise<void> {
  const deadline = performance.now() + startTimeout;
  while (child.exitCode === null && performance.now() < deadline) {
    if (await isReady()) return;
    await pause(50);
  }
  child.kill("SIGKILL");
  throw new Error(`${command} did not get ready:\n${readFileSync(logFile, "utf8").slice(-2000)}`);
}
