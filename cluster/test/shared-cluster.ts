import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { createFirstAdmin, setFirstPassword } from "../../e2e/support/first-admin.ts";
import { createGiven } from "../../e2e/support/given.ts";
import { startCluster } from "../src/cluster.ts";

const root = join(import.meta.dirname, "../..");

// Stopping the tests also stops the processes they started.
process.once("SIGTERM", () => process.exit(1));

async function startSharedCluster() {
  const cluster = await startCluster({ size: 3, folder: inject("folder"), env: { RATE_LIMITS: "off" } });
  const token = createFirstAdmin(root, { PATH: process.env["PATH"], ...cluster.env });
  await setFirstPassword(cluster.proxy.url, token);
  await proveAllSessions(cluster.env["DATABASE_URL"] ?? "");
  return { ...cluster, given: createGiven(cluster.proxy.url) };
}

/** The tests sign in by password only, so every new session counts as one with a second factor. */
async function proveAllSessions(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query("alter table sessions alter column second_factor_at set default now()");
  await client.end();
}

let started: ReturnType<typeof startSharedCluster> | undefined;

/**
 * The cluster shared by all tests in this run, with three nodes. A test that stops a part of it must start it again.
 */
export const getCluster = () => (started ??= startSharedCluster());

export const closeCluster = async () => (await started)?.[Symbol.asyncDispose]();

/** Polls until the condition holds and returns the milliseconds it took. */
export async function waitUntil(isSo: () => Promise<boolean>, limit = 20_000): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < limit) {
    if (await isSo()) return performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return Number.POSITIVE_INFINITY;
}
