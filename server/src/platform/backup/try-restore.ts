import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { setPriority } from "node:os";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import type { Config } from "../config/config.ts";
import { readDocumentKeys } from "../sealing/document-keys.ts";
import { loadOrCreateSecret } from "../security/secrets.ts";
import { readManifest } from "./manifest.ts";
import { findDamage } from "./verify.ts";

const script = join(import.meta.dirname, "../../cli/main.ts");
const timeLimit = 2 * 60 * 60 * 1000;

/**
 * Restores a backup as an operator would, with the command line in a process of its own, into an embedded database in a
 * temporary folder. Returns the reason if that fails or if a row or file differs, otherwise null.
 */
export async function tryRestore(folder: string, config: Config): Promise<string | null> {
  // Finds a damaged file within seconds; a restore would migrate a whole database first.
  const damage = await findDamage(folder, await readManifest(folder));
  if (damage.length > 0) return damage.slice(0, 3).join("; ");
  const scratch = await mkdtemp(join(dirname(folder), ".restore-test-"));
  const env = {
    PATH: process.env["PATH"],
    DATA_DIR: scratch,
    JWT_SECRET: config.jwtSecret ?? loadOrCreateSecret(config.dataDir),
    DOCUMENT_KEY: readDocumentKeys(config).join(","),
    LOG_LEVEL: "silent",
  };
  const child = spawn(process.execPath, [script, "restore", folder, "--verify"], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
    timeout: timeLimit,
  });
  const clear = () => {
    child.kill("SIGKILL");
    rmSync(scratch, { recursive: true, force: true });
  };
  // The test must not outlive this process.
  process.once("exit", clear);
  try {
    // Visitors come first on a machine with few processors.
    if (child.pid !== undefined) setPriority(child.pid, 10);
    return await waitForFailure(child);
  } finally {
    process.off("exit", clear);
    clear();
  }
}

async function waitForFailure(child: ChildProcessByStdio<null, null, Readable>): Promise<string | null> {
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (errors = `${errors}${text}`.slice(0, 2000)));
  const [code] = (await once(child, "close")) as [number | null];
  if (code === 0) return null;
  return errors.trim().split("\n", 3).join("; ") || `the restore ended with ${code ?? "a signal"}`;
}
