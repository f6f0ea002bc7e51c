import { buildWeb } from "./build/build-web.ts";
import { failedBuild, reportCount } from "./lib/count.ts";
import { runVitest } from "./lib/vitest.ts";

const built = await buildWeb({ ifStale: true });
reportCount(built ? await runVitest("vitest.long.config.ts", { args: process.argv.slice(2) }) : failedBuild);
