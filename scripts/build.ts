import { buildWeb } from "./build/build-web.ts";

const built = await buildWeb({ ifStale: process.argv.includes("--if-stale") });
process.exitCode = built ? 0 : 1;
