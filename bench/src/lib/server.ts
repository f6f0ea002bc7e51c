import { once } from "node:events";
import { join } from "node:path";
import { startChild, stopChild, waitUntilReady } from "./child.ts";
import { getFreePort } from "./free-port.ts";
import { fromRoot } from "./paths.ts";

export interface BenchServer extends AsyncDisposable {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process to its first response. */
  startedIn: number;
  /** Sends an empty message to a script of the bench and returns its answer. */
  ask<Answer>(): Promise<Answer>;
}

export interface ServerOptions {
  name: string;
  /** Folder for the server's data and log. */
  folder: string;
  script?: string;
  args?: string[];
  /** Flags of Node.js. */
  flags?: string[];
  env?: Record<string, string>;
  /** Path that is polled until it responds with success. */
  path?: string;
}

const startTimeoutSeconds = 60;

/** The same for each run and every process: a database that was sealed once is used again. */
export const documentKey = "be".repeat(32);

/** Starts Vesper as in production, on the embedded database; the demo data provides profiles to read. */
export const startVesper = ({ env, ...options }: ServerOptions): Promise<BenchServer> =>
  startServer({
    script: fromRoot("server/src/main.ts"),
    flags: ["--max-semi-space-size=8"],
    path: "/readyz",
    ...options,
    env: {
      NODE_ENV: "production",
      SETUP: "off",
      DEMO_DATA: "on",
      // Rate limits stay on, so that their cost is measured. This one is raised, because the load would exceed it.
      PUBLIC_READS_PER_MINUTE: "60000000",
      DATA_DIR: join(options.folder, options.name),
      DOCUMENT_KEY: documentKey,
      ...env,
    },
  });

/** Starts a bare handler, which measures the upper bound on this machine. */
export const startBare = (options: Pick<ServerOptions, "name" | "folder" | "args">): Promise<BenchServer> =>
  startServer({ ...options, script: fromRoot("bench/src/servers/bare.ts"), env: { NODE_ENV: "production" } });

export async function startServer(options: ServerOptions): Promise<BenchServer> {
  const { name, folder, script = "", path = "/", args = [], flags = [], env } = options;
  const port = await getFreePort();
  const url = `http://127.0.0.1:${port}`;
  const logFile = join(folder, `${name}.log`);
  const start = performance.now();
  const child = startChild(script, {
    args,
    flags,
    logFile,
    env: { ...env, PORT: String(port), HOST: "127.0.0.1", PUBLIC_URL: url },
  });
  await waitUntilReady(child, { logFile, seconds: startTimeoutSeconds }, () => isResponding(url + path));
  return {
    url,
    pid: child.pid ?? Number.NaN,
    startedIn: performance.now() - start,
    async ask<Answer>() {
      const answered = once(child, "message");
      child.send({});
      const [answer] = (await answered) as [Answer];
      return answer;
    },
    [Symbol.asyncDispose]: () => stopChild(child),
  };
}

const isResponding = (url: string) =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
