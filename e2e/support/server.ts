import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { makeFirstAdmin, setFirstPassword } from "./first-admin.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const logFile = join(root, "test-results/server.log");
const startLimit = 60_000;
const stopLimit = 15_000;

/** Starts the site as `npm start` would, on a data folder of its own, for all journeys together. */
export default async function startServer() {
  const dataDir = mkdtempSync(join(tmpdir(), "vesper-e2e-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  mkdirSync(join(root, "test-results"), { recursive: true });
  const log = openSync(logFile, "w");
  const env = { ...process.env, ...settings, PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir };
  const token = makeFirstAdmin(root, env);
  const server = spawn(process.execPath, ["server/src/main.ts"], {
    cwd: root,
    stdio: ["ignore", log, log],
    env,
  });
  // The workers read these; they are started after this function.
  process.env["E2E_URL"] = url;
  process.env["E2E_OUTBOX"] = join(dataDir, "outbox");
  process.env["E2E_LOOKS"] = mkdtempSync(join(dataDir, "looks-"));
  await untilReady(server, url);
  await setFirstPassword(url, token);

  return async function stopServer() {
    const code = await stop(server);
    const bugs = readFileSync(logFile, "utf8").split("\n").filter(tellsOfABug);
    rmSync(dataDir, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The server ended with ${code}; see ${logFile}`);
    if (bugs.length > 0) throw new Error(`The server logged errors:\n${bugs.join("\n")}`);
  };
}

/** What differs from the defaults; what could leak in from outside is emptied. */
const settings = {
  DATABASE_URL: "",
  REDIS_URL: "",
  SMTP_URL: "",
  DEMO_DATA: "off",
  RATE_LIMITS: "off",
  AGE_GATE: "on",
  TRUST_PROXY: "1",
  COUNTRY_HEADER: "X-Country",
  LOG_LEVEL: "warn",
};

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function untilReady(server: ChildProcess, url: string) {
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

async function stop(server: ChildProcess): Promise<number | string | null> {
  if (server.exitCode !== null) return server.exitCode;
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  const timer = setTimeout(() => server.kill("SIGKILL"), stopLimit);
  const [code, signal] = (await ended) as [number | null, string | null];
  clearTimeout(timer);
  return code ?? signal;
}

/** Levels of the log: 50 is an error, 60 is fatal. */
const tellsOfABug = (line: string) => /"level":"?(50|60|error|fatal)\b/.test(line);
