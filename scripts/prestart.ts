import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { buildUncompressed, clientFolder, isBuilt } from "./build/build-web.ts";
import { findUncompressed } from "./build/precompress.ts";
import { fromRoot } from "./lib/files.ts";
import { runNode } from "./lib/run-command.ts";

// The first start fills the database while the pages are built, which takes less time. A failure is left to the start
// itself, which explains it.
const preparation = isBuilt() ? null : runNode([fromRoot("server/src/main.ts"), "--prepare"]);
const built = await buildUncompressed({ ifStale: true, isLowPriority: true });
await preparation;
if (built && findUncompressed(clientFolder).length > 0) compressLater();
process.exitCode = built ? 0 : 1;

/** Compresses while the server already starts: it takes a quarter of the build, and pages work without. */
function compressLater(): void {
  const child = spawn(process.execPath, [fromRoot("scripts/precompress.ts")], {
    // One thread: even at a low priority, more would slow the server down.
    env: { ...process.env, UV_THREADPOOL_SIZE: "1" },
    stdio: "ignore",
    windowsHide: true,
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.unref();
}
