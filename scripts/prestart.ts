import { buildWeb, isBuilt } from "./build/build-web.ts";
import { fromRoot } from "./lib/files.ts";
import { runNode } from "./lib/run-command.ts";

// The first start fills the database while the pages are built. A failure is left to the start itself, which explains it.
const preparation = isBuilt() ? null : runNode([fromRoot("server/src/main.ts"), "--prepare"]);
const built = await buildWeb({ ifStale: true });
await preparation;
process.exitCode = built ? 0 : 1;
