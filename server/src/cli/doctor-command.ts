import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Finding, Status } from "@vesper/contract/operations/status";
import { checkSite, presentStatus } from "#modules/status/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { createContext } from "#platform/context.ts";
import {
  createClosedDatabase,
  openDatabase,
  openPostgres,
  type DatabaseHandle,
} from "#platform/database/client.ts";
import { createLog } from "#platform/log.ts";
import { StartFailure } from "#platform/problem.ts";
import { createPlatform } from "../create-platform.ts";
import { formatStatus } from "./format-status.ts";

export const doctorHelp =
  "doctor [--json]                                Check the installation and say what is wrong and what to do";

const exitCodes: Record<Status["state"], number> = { ok: 0, broken: 1, attention: 2 };

/** Prints the checks of the status page. Needs neither a running server nor a database. */
export async function runDoctor(config: Config, args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { json: { type: "boolean" } } });
  const status = await diagnose(config);
  console.log(values.json ? JSON.stringify(status, null, 2) : formatStatus(status, process.stdout.columns));
  return exitCodes[status.state];
}

/** Runs the checks in a process of their own. `clock` is for tests. */
export async function diagnose(config: Config, clock?: Clock): Promise<Status> {
  const log = createLog("silent");
  const { database, finding } = await openIfFree(config);
  const assembly = createPlatform({ config, log, db: database.db, work: false, pageLifetime: 0, clock });
  try {
    return presentStatus(await checkSite(createContext(assembly.platform), finding), undefined);
  } finally {
    assembly.sockets.close();
    await assembly.close();
    await database.close();
  }
}

/** Opens the database without creating or migrating it. The finding says why it could not be opened. */
async function openIfFree(config: Config): Promise<{ database: DatabaseHandle; finding?: Finding }> {
  const log = createLog("silent");
  if (config.databaseUrl) return { database: openPostgres(config.databaseUrl, log, "short") };
  if (!existsSync(join(config.dataDir, "database")))
    return { database: createClosedDatabase(), finding: notCreated };
  try {
    return { database: await openDatabase(config, log) };
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    return { database: createClosedDatabase(), finding: inUse };
  }
}

const notCreated: Finding = {
  state: "attention",
  found: "The embedded database does not exist yet.",
  problem: "The site has not been started with this DATA_DIR.",
  remedy: "Start the server, or set DATA_DIR to the folder of the site.",
};
/** Only one process can open the embedded database. */
const inUse: Finding = {
  state: "ok",
  found: "Embedded database, in use by a running server. The page /admin/status there checks the rest.",
  problem: null,
  remedy: null,
};
