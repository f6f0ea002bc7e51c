import { chmodSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { insertBackground } from "./people.ts";
import { startSite, type Site } from "./site.ts";

// Stopping the tests also stops the processes they started.
process.once("SIGTERM", () => process.exit(1));

/** Starts the site that all schedules of a test file share. */
export async function startTestSite(): Promise<Site> {
  // If this process is root, PostgreSQL runs as a different user, who needs access to the folder.
  chmodSync(inject("folder"), 0o755);
  const site = await startSite(join(inject("folder"), "histories"));
  await insertBackground(site);
  return site;
}

export const print = (line: string) => void process.stdout.write(`${line}\n`);
