import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { delimiter } from "node:path";
import { fromRoot } from "./files.ts";

export interface RunOptions {
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** Streams the output instead of returning it. */
  live?: boolean;
  /** Uses only the processor time that nothing else wants. */
  isLowPriority?: boolean;
}

interface RunResult {
  code: number;
  output: string;
}

/** Finds the script behind a package's command, so that it runs with the pinned Node on every system. */
export function getToolScript(packageName: string, command = packageName): string {
  const manifest = JSON.parse(readFileSync(fromRoot(`node_modules/${packageName}/package.json`), "utf8")) as {
    bin: string | Record<string, string>;
  };
  const script = typeof manifest.bin === "string" ? manifest.bin : manifest.bin[command];
  if (!script) throw new Error(`${packageName} has no command ${command}`);
  return fromRoot(`node_modules/${packageName}/${script}`);
}

/** Runs a script with the current Node. */
export const runNode = (args: string[], options?: RunOptions) => runCommand(process.execPath, args, options);

export function runCommand(command: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  const env: Record<string, string | undefined> = { ...process.env, ...options.env };
  // Captured output may end up in a log, where colors are noise.
  if (!options.live) Object.assign(env, { NO_COLOR: "1", FORCE_COLOR: undefined });
  // Let nested child processes find the pinned Node as well, even if npm did not start this process.
  env["PATH"] = [fromRoot("node_modules/.bin"), env["PATH"]].join(delimiter);
  const child = spawn(command, args, {
    cwd: options.cwd ?? fromRoot("."),
    env,
    stdio: ["ignore", options.live ? "inherit" : "pipe", options.live ? "inherit" : "pipe"],
  });
  if (options.isLowPriority && child.pid !== undefined) {
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  }
  const chunks: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const finish = (code: number) => resolve({ code, output: Buffer.concat(chunks).toString() });
    child.once("error", (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      finish(127);
    });
    // A process killed by a signal has no exit code, but has still failed.
    child.once("close", (code) => finish(code ?? 1));
  });
}
