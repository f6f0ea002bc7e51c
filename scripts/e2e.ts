import { buildWeb } from "./build/build-web.ts";
import { runBrowserTests } from "./lib/browser-tests.ts";
import { failedBuild, reportCount } from "./lib/count.ts";

const built = await buildWeb({ ifStale: true });
reportCount(built ? await runBrowserTests(process.argv.slice(2)) : failedBuild);
