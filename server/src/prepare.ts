import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "#platform/config/config.ts";
import { openApp } from "./open-app.ts";

export const prepareOption = "--prepare";

/** Creates the database and the demo data for the next start, and ends, at the latest when its parent process does. */
export async function prepare(config: Config): Promise<void> {
  process.once("disconnect", () => process.exit(1));
  const vesper = await openApp({ config, pages: "none", work: false });
  await vesper.close();
  process.exit();
}

/**
 * Creates a missing embedded database in a process of its own, because 200 MB of that work would stay with the server.
 * A failure is left to the start itself, which explains it.
 */
export async function prepareApart({ databaseUrl, dataDir }: Config): Promise<void> {
  if (databaseUrl || existsSync(join(dataDir, "database"))) return;
  const script = fileURLToPath(new URL("main.ts", import.meta.url));
  const child = fork(script, [prepareOption], { stdio: ["ignore", "ignore", "ignore", "ipc"] });
  await once(child, "exit");
}
