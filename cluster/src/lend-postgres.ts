import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPostgres } from "./engines/postgres.ts";
import { ensurePrograms } from "./programs.ts";

/** The data does not outlive the command, so writes need not reach the disk. */
const withoutDurability = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
/** Tests cause deadlocks on purpose and should not wait a second for each to be found. */
const quickDeadlocks = { deadlock_timeout: "100ms" };

const [command = "", ...args] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "vesper-postgres-"));
// If this process is root, PostgreSQL runs as a different user, who needs access to the folder.
chmodSync(folder, 0o755);

/** Runs a command with a temporary PostgreSQL, passed as `TEST_DATABASE_URL`. */
const postgres = await createPostgres({
  programs: ensurePrograms().postgres,
  folder,
  settings: { ...withoutDurability, ...quickDeadlocks },
});
try {
  await postgres.start();
  const child = spawn(command, args, {
    stdio: "inherit",
    env: { ...process.env, TEST_DATABASE_URL: postgres.url },
  });
  const [code] = (await once(child, "exit")) as [number | null];
  process.exitCode = code ?? 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
