import { buildWeb } from "./build/build-web.ts";
import { conclude } from "./lib/count.ts";
import { runUnitTests } from "./lib/unit-tests.ts";

const built = await buildWeb({ ifStale: true });
conclude(
  built ? await runUnitTests("vitest.long.config.ts", process.argv.slice(2)) : { passed: 0, failed: 1 },
);
