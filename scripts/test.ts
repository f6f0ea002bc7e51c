import { buildWeb } from "./build/build-web.ts";
import { runChecks } from "./check/run-checks.ts";
import { runBrowserTests } from "./lib/browser-tests.ts";
import { runClusterTests } from "./lib/cluster-tests.ts";
import { failedBuild, reportCount, sumCounts, type TestCount } from "./lib/count.ts";
import { keepTemporaryFilesInMemory } from "./lib/temporary-files.ts";
import { runUnitTests } from "./lib/unit-tests.ts";

const selectedFlags = process.argv.slice(2);
const isSelected = (flag: string) => selectedFlags.length === 0 || selectedFlags.includes(flag);
const counts: TestCount[] = [];
keepTemporaryFilesInMemory();

// Continue after a failure, so that one run reports all problems.
// The server's tests start the real program, so they need the built pages just as the browser tests do.
const needsPages = ["--unit", "--cluster", "--e2e"].some(isSelected);
const built = needsPages && (await buildWeb({ ifStale: true }));
// Nodes that are killed and journeys wait a lot. The unit tests and the checks use that time: their programs
// have a low priority.
const units = isSelected("--unit") ? runUnitTests() : null;
if (isSelected("--cluster")) counts.push(await runClusterTests());
if (units) counts.push(await units);
const checks = isSelected("--check") ? runChecks() : null;
if (isSelected("--e2e")) counts.push(built ? await runBrowserTests() : failedBuild);
if (checks) counts.push(await checks);
reportCount(sumCounts(counts));
