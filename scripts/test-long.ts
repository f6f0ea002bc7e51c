import { conclude } from "./lib/count.ts";
import { runUnitTests } from "./lib/unit-tests.ts";

conclude(await runUnitTests("vitest.long.config.ts", process.argv.slice(2)));
