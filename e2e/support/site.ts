import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));
const startLimit = 60_000;
const stopLimit = 15_000;

export interface SiteOptions {
  settings: Record<string, string>;
  logFile: string;
  /** A program that starts the site with other options, instead of the usual one. */
  script?: string;
  /** Host in the site's address. Passkeys need a name; an IP address has none. */
  host?: "127.0.0.1" | "localhost";
  /** Data folder that the site starts with a copy of, instead of an empty one. */
  data?: string;
}

/** Settings that must not be inherited from the environment. */
export const ownSettings = { DATABASE_URL: "", REDIS_URL: "", SMTP_URL: "", LOG_LEVEL: "warn" };

export const createDataFolder = (): string => mkdtempSync(join(tmpdir(), "vesper-e2e-"));

/** Starts the site as `npm start` would, on a free port and a new data folder. */
export async function startSite(options: SiteOptions) {
  const { settings, logFile, script = "server/src/main.ts", host = "127.0.0.1", data } = options;
  const dataDir = createDataFolder();
  if (data) cpSync(data, dataDir, { recursive: true });
  const port = await getFreePort();
  const url = `http://${host}:${port}`;
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, "w");
  const env = {
    ...process.env,
    ...ownSettings,
    PUBLIC_URL: url,
    ...settings,
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  const server = spawn(process.execPath, [script], {
    cwd: root,
    stdio: ["ignore", log, log],
    env,
  });
  await waitUntilReady(server, url, logFile);
  return {
    url,
    dataDir,
    /** Stops the server, deletes its data and returns its exit code or signal. */
    async stop() {
      const code = await stopServer(server);
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

export async function getFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function waitUntilReady(server: ChildProcess, url: string, logFile: string) {
  const deadline = Date.now() + startLimit;
  while (Date.now() < deadline && server.exitCode === null) {
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await pause(100);
  }
  server.kill("SIGKILL");
  throw new Error(`The server did not start:\n${readFileSync(logFile, "utf8")}`);
}

async function stopServer(server: ChildProcess): Promise<number | string | null> {
  if (server.exitCode !== null) return server.exitCode;
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  const timer = setTimeout(() => server.kill("SIGKILL"), stopLimit);
  const [code, signal] = (await ended) as [number | null, string | null];
  clearTimeout(timer);
  return code ?? signal;
}
