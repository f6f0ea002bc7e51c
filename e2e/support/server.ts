import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setFirstPassword } from "./first-admin.ts";
import { prepareData } from "./prepare-data.ts";
import { root, startSite } from "./site.ts";

const logFile = join(root, "test-results/server.log");

/** Starts one site for all journeys. */
export default async function startServer() {
  const { folder, token } = prepareData();
  const site = await startSite({ settings, logFile, data: folder });
  // The workers, which start after this function, read this variable.
  process.env["E2E_URL"] = site.url;
  process.env["E2E_OUTBOX"] = join(site.dataDir, "outbox");
  process.env["E2E_DATA"] = folder;
  process.env["E2E_ADMIN_TOKEN"] = token;
  process.env["E2E_LOOKS"] = mkdtempSync(join(site.dataDir, "looks-"));
  await setFirstPassword(site.url, token);

  return async function stopServer() {
    const code = await site.stop();
    rmSync(folder, { recursive: true, force: true });
    const bugs = readFileSync(logFile, "utf8").split("\n").filter(isErrorLine);
    if (code !== 0) throw new Error(`The server ended with ${code}; see ${logFile}`);
    if (bugs.length > 0) throw new Error(`The server logged errors:\n${bugs.join("\n")}`);
  };
}

const settings = {
  DEMO_DATA: "off",
  RATE_LIMITS: "off",
  AGE_GATE: "click",
  TRUST_PROXY: "1",
  COUNTRY_HEADER: "X-Country",
};

/** Log levels: 50 is an error, 60 is fatal. */
const isErrorLine = (line: string) => /"level":"?(50|60|error|fatal)\b/.test(line);
