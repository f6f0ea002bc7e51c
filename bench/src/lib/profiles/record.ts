import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startChild } from "../child.ts";
import { fromRoot } from "../paths.ts";
import { documentKey } from "../server.ts";
import { readRecording } from "./recording.ts";
import { listRequests } from "./requests.ts";

/**
 * Sends every request to Vesper once and records the statements it runs, so that the other servers can run the same
 * ones.
 */
export async function recordStatements(
  url: string,
  folder: string,
  only: readonly string[],
): Promise<{ file: string; urls: Record<string, string[]> }> {
  const [requestsFile, file] = [join(folder, "requests.json"), join(folder, "recording.json")];
  const requests = Object.entries(await listRequests(url));
  const chosen = requests.filter(([cell]) => only.length === 0 || only.includes(cell));
  writeFileSync(requestsFile, JSON.stringify(Object.fromEntries(chosen)));
  const logFile = join(folder, "record.log");
  const child = startChild(fromRoot("bench/src/servers/recorder.ts"), {
    args: [requestsFile, file],
    logFile,
    env: {
      NODE_ENV: "production",
      SETUP: "off",
      LOG_LEVEL: "error",
      DATA_DIR: join(folder, "record"),
      DOCUMENT_KEY: documentKey,
      DATABASE_URL: url,
      DEMO_DATA: "off",
      PUBLIC_READS_PER_MINUTE: "60000000",
    },
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`could not record:\n${readFileSync(logFile, "utf8").slice(-2000)}`);
  const { cells } = readRecording(file);
  return {
    file,
    urls: Object.fromEntries(Object.entries(cells).map(([cell, of]) => [cell, Object.keys(of)])),
  };
}
