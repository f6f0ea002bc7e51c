import { join } from "node:path";
import { getFreePort } from "./engines/ports.ts";
import { startProgram, type Program } from "./engines/program.ts";

const serverScript = join(import.meta.dirname, "../../server/src/main.ts");

export interface Node {
  readonly name: string;
  readonly port: number;
  readonly origin: string;
  readonly logFile: string;
  /** Process id of the node, which changes with each restart. */
  readonly pid: number;
  start(): Promise<void>;
  stop(signal?: NodeJS.Signals): ReturnType<Program["stop"]>;
}

interface NodeOptions {
  name: string;
  folder: string;
  env: Record<string, string>;
  /** Server script of another release; defaults to the current one. */
  script?: string | undefined;
}

/**
 * Creates a node: one process of the site, started as an operator would start it. Its port stays the same across
 * restarts.
 */
export async function createNode({ name, folder, env, script = serverScript }: NodeOptions): Promise<Node> {
  const port = await getFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const logFile = join(folder, `${name}.log`);
  let program: Program | null = null;
  return {
    name,
    port,
    origin,
    logFile,
    get pid() {
      return program?.pid ?? Number.NaN;
    },
    async start() {
      program = await startProgram({
        command: process.execPath,
        args: ["--max-semi-space-size=8", script],
        logFile,
        env: { ...env, PORT: String(port), HOST: "127.0.0.1" },
        isReady: () => isResponding(`${origin}/readyz`),
      });
    },
    stop: (signal) => program?.stop(signal) ?? Promise.resolve({ code: 0, milliseconds: 0 }),
  };
}

export const isResponding = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
