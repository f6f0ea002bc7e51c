import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";

const serverScript = join(import.meta.dirname, "../src/main.ts");

export interface ServerProcess {
  origin: string;
  child: ChildProcess;
  /** Everything it has printed so far. */
  getOutput(): string;
  /** Sends the signal; returns the exit code and how long the process took to exit. */
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null; milliseconds: number }>;
}

function spawnServer(environment: Record<string, string>, script = serverScript, args: string[] = []) {
  const env = { PATH: process.env["PATH"], PORT: "0", DEMO_DATA: "off", RATE_LIMITS: "off", ...environment };
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk) => (out += chunk));
  child.stderr.on("data", (chunk) => (err += chunk));
  return { child, out: () => out, err: () => err };
}

/** Creates a data folder for one test, or with `afterAll` for several. */
export function createEmptyFolder(whenFinished: (clear: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "vesper-process-"));
  whenFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The same with a copy of the migrated database, because creating one from scratch takes seconds. */
export function createDataFolder(whenFinished?: (clear: () => void) => void): string {
  const folder = createEmptyFolder(whenFinished);
  cpSync(inject("embeddedFolder"), join(folder, "database"), { recursive: true });
  return folder;
}

/** Starts the real program, as an operator does, or a script that starts it with other options. */
export async function startServer(
  environment: Record<string, string>,
  script?: string,
): Promise<ServerProcess> {
  const { child, out, err } = spawnServer(environment, script);
  const origin = await new Promise<string>((done, fail) => {
    child.stdout?.on("data", () => {
      const port = /http:\/\/localhost:(\d+)/.exec(out())?.[1];
      if (port) done(`http://127.0.0.1:${port}`);
    });
    child.once("exit", (code) => fail(new Error(`ended with ${code}: ${err()}`)));
  });
  return {
    origin,
    child,
    getOutput: out,
    async stop(signal = "SIGTERM") {
      const started = performance.now();
      const exited = once(child, "exit");
      child.kill(signal);
      const [code] = (await exited) as [number | null];
      return { code, milliseconds: performance.now() - started };
    },
  };
}

/** Starts the server in a way that ends by itself; returns its exit code and error output. */
export async function runToEnd(
  environment: Record<string, string>,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  const { child, err } = spawnServer(environment, serverScript, args);
  const [code] = (await once(child, "exit")) as [number | null];
  return { code, output: err() };
}
